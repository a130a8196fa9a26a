import { useTranslation } from 'react-i18next'
import { fileAddress } from '#contract/files/address.ts'
import { usePicture } from '#features/people/pictures/index.ts'
import { FormField } from '#shared/patterns/form/Form.tsx'
import type { ContractForm } from '#shared/patterns/form/useContractForm.ts'
import { PicturePreview } from '#shared/ui/overlay/PicturePreview.tsx'
import { TextInput } from '#shared/ui/field/TextInput.tsx'
import { ImageIcon } from '#shared/ui/icons/thing-icons.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { PictureField } from '#shared/ui/upload/PictureField.tsx'
import type { PostValues } from '../../post-values.ts'
import styles from './PostPicture.module.css'

/** Twice as wide as an article. */
const shape = { longest: 1600 }

/** A post's picture, and what it shows. `former`: the one that was there when the form was opened. */
export function PostPicture({ form, former }: { form: ContractForm<PostValues>; former: string | null }) {
  const { t } = useTranslation('workspace')
  const { picture } = form.values
  const field = usePicture({
    purpose: 'blogPicture',
    current: picture,
    shape,
    choose: async (file) => form.set('picture', file && fileAddress(file)),
  })
  return (
    <Stack gap="4">
      <PictureField
        {...field}
        name="picture"
        label={t('blog.form.picture')}
        hint={t('blog.form.pictureHint')}
        error={field.error ?? form.faults['picture']}
        onUndo={picture === former ? undefined : () => form.set('picture', former)}
      >
        {picture ? (
          <PicturePreview src={picture} alt={form.values.pictureText || t('blog.form.picture')}>
            <img src={picture} alt="" width={240} height={135} className={styles.picture} />
          </PicturePreview>
        ) : (
          <span className={styles.picture} aria-hidden="true">
            <ImageIcon size={40} />
          </span>
        )}
      </PictureField>
      {picture && (
        <FormField
          form={form}
          name="pictureText"
          label={t('blog.form.pictureText')}
          hint={t('blog.form.pictureTextHint')}
          optional
        >
          <TextInput {...form.input('pictureText')} maxLength={300} dir="auto" autoComplete="off" />
        </FormField>
      )}
    </Stack>
  )
}

import { skipToken } from '@reduxjs/toolkit/query'
import { useTranslation } from 'react-i18next'
import { fileAddress } from '#contract/files/address.ts'
import { usePicture } from '#features/people/pictures/index.ts'
import { useReadPictureQuery } from '#shared/api/files-api.ts'
import type { ContractForm } from '#shared/patterns/form/useContractForm.ts'
import { ImageIcon } from '#shared/ui/icons/thing-icons.tsx'
import { PictureField } from '#shared/ui/upload/PictureField.tsx'
import type { LetterheadValues } from '../../model/letterhead-values.ts'
import styles from './letterhead.module.css'

/** Pixels: as sharp as a printer draws it. */
const shape = { longest: 480, square: false }

/** The practice's logo: sent when it is chosen, on papers once the letterhead is saved. */
export function LogoField({ form }: { form: ContractForm<LetterheadValues> }) {
  const { t } = useTranslation('workspace')
  const { logoId } = form.values
  const shown = useReadPictureQuery(logoId ? { id: logoId } : skipToken).currentData
  const field = usePicture({
    purpose: 'letterheadLogo',
    current: logoId && fileAddress(logoId),
    shape,
    choose: async (file) => form.set('logoId', file),
  })
  return (
    <PictureField
      {...field}
      name="logoId"
      label={t('papers.letterhead.logo')}
      hint={t('papers.letterhead.logoHint')}
      error={field.error ?? form.faults['logoId']}
    >
      {shown ? (
        <img src={shown} alt="" className={styles.logo} />
      ) : (
        <span className={styles.logo} aria-hidden="true">
          <ImageIcon size={32} />
        </span>
      )}
    </PictureField>
  )
}

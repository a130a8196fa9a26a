import { useTranslation } from 'react-i18next'
import { fileAddress } from '#contract/files/address.ts'
import { usePicture } from '#features/people/pictures/index.ts'
import type { ContractForm } from '#shared/patterns/form/useContractForm.ts'
import { PictureField } from '#shared/ui/upload/PictureField.tsx'
import type { EventValues } from '../../model/event-values.ts'
import { EventPicture } from '../EventPicture.tsx'
import styles from './EventPictureField.module.css'

/** Pixels: a wide screen's, so that it need not be sent whole. */
const shape = { longest: 1600, square: false }

/** The event's picture: sent when it is chosen, shown once the event is. */
export function EventPictureField({ form }: { form: ContractForm<EventValues> }) {
  const { t } = useTranslation('workspace')
  const { picture, kind } = form.values
  const field = usePicture({
    purpose: 'eventPicture',
    current: picture && fileAddress(picture),
    shape,
    choose: async (file) => form.set('picture', file),
  })
  return (
    <PictureField
      {...field}
      name="picture"
      label={t('events.form.picture')}
      hint={t('events.form.pictureHint')}
      error={field.error ?? form.faults['picture']}
    >
      <EventPicture kind={kind || 'other'} src={picture && fileAddress(picture)} className={styles.picture} />
    </PictureField>
  )
}

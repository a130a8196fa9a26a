import { useTranslation } from 'react-i18next'
import type { SocialPicture } from '#contract/social/schemas.ts'
import { IconButton } from '#shared/ui/button/IconButton.tsx'
import { Field } from '#shared/ui/field/Field.tsx'
import { TextInput } from '#shared/ui/field/TextInput.tsx'
import { TrashIcon } from '#shared/ui/icons/action-icons.tsx'
import { ChevronDownIcon, ChevronUpIcon } from '#shared/ui/icons/arrow-icons.tsx'
import { Cluster } from '#shared/ui/layout/layout.tsx'
import styles from './ChosenPicture.module.css'
import { SocialImage } from './SocialImage.tsx'

interface ChosenPictureProps {
  picture: SocialPicture
  /** From 1. */
  place: number
  count: number
  mostLetters: number
  onDescribe: (words: string) => void
  onMove: (step: 1 | -1) => void
  onRemove: () => void
}

/** One picture that was chosen: what it shows, in words; its place among the others. */
export function ChosenPicture({ picture, place, count, mostLetters, onDescribe, onMove, onRemove }: ChosenPictureProps) {
  const { t } = useTranslation('workspace')
  return (
    <li className={styles.row}>
      <span className={styles.picture}>
        <SocialImage picture={picture} />
      </span>
      <div className={styles.words}>
        <Field label={t('social.pictures.alternative', { place })} hint={t('social.pictures.alternativeHint')} optional>
          <TextInput
            autoComplete="off"
            maxLength={mostLetters}
            value={picture.alternative}
            onChange={({ target }) => onDescribe(target.value)}
          />
        </Field>
        <Cluster gap="2">
          <IconButton
            label={t('social.pictures.earlier', { place })}
            icon={<ChevronUpIcon />}
            disabled={place === 1}
            onClick={() => onMove(-1)}
          />
          <IconButton
            label={t('social.pictures.later', { place })}
            icon={<ChevronDownIcon />}
            disabled={place === count}
            onClick={() => onMove(1)}
          />
          <IconButton label={t('social.pictures.remove', { place })} icon={<TrashIcon />} onClick={onRemove} />
        </Cluster>
      </div>
    </li>
  )
}

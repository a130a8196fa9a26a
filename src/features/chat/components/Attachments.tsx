import { useTranslation } from 'react-i18next'
import type { Attachment } from '#contract/chat/schemas.ts'
import { isPicture } from '#contract/kernel/file-types.ts'
import { filesApi, useReadPictureQuery } from '#shared/api/files-api.ts'
import { saveAddress } from '#shared/lib/save-file.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Skeleton } from '#shared/ui/feedback/Skeleton.tsx'
import { DocumentIcon } from '#shared/ui/icons/thing-icons.tsx'
import { PicturePreview } from '#shared/ui/overlay/PicturePreview.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import styles from './chat.module.css'

/** Pictures that open large, and documents that are taken along. */
export function Attachments({ files }: { files: readonly Attachment[] }) {
  return files.map((file) =>
    isPicture(file.type) ? <Picture key={file.id} file={file} /> : <Document key={file.id} file={file} />,
  )
}

function Picture({ file: { id, name } }: { file: Attachment }) {
  const { t } = useTranslation('workspace')
  const { currentData: src, isError } = useReadPictureQuery({ id })
  if (isError) return <Text quiet>{t('chat.files.unseen')}</Text>
  if (!src) return <Skeleton width="12rem" height="9rem" />
  return (
    <PicturePreview src={src} alt={name}>
      <img className={styles.picture} src={src} alt="" />
    </PicturePreview>
  )
}

function Document({ file: { id, name } }: { file: Attachment }) {
  const { t } = useTranslation('workspace')
  const [read] = filesApi.useLazyReadPictureQuery()
  return (
    <div>
      <Button
        small
        icon={<DocumentIcon size={18} />}
        aria-label={t('chat.files.save', { name })}
        onClick={() =>
          void read({ id })
            .unwrap()
            .then(
              async (address) => saveAddress(name, URL.createObjectURL(await (await fetch(address)).blob())),
              () => {},
            )
        }
      >
        <bdi>{name}</bdi>
      </Button>
    </div>
  )
}

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LicencePaper } from '#contract/licences/schemas.ts'
import { useReadPictureQuery } from '#shared/api/files-api.ts'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { Button } from '#shared/ui/button/Button.tsx'

/** A paper of a licence: fetched when somebody wants to see it, and opened in a tab of its own. */
export function LicencePaperLink({ paper }: { paper: Pick<LicencePaper, 'fileId' | 'name'> }) {
  const { t } = useTranslation('workspace')
  const [isWanted, setWanted] = useState(false)
  const { fileId, name } = paper
  if (!isWanted)
    return (
      <Button small variant="quiet" onClick={() => setWanted(true)} aria-label={t('licences.showPaper', { name })}>
        <bdi>{name}</bdi>
      </Button>
    )
  return <Opened id={fileId} name={name} />
}

function Opened({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation('workspace')
  const file = useReadPictureQuery({ id })
  return (
    <QueryState query={file}>
      {(address) => (
        <a href={address} target="_blank" rel="noreferrer">
          {t('licences.openPaper', { name })}
        </a>
      )}
    </QueryState>
  )
}

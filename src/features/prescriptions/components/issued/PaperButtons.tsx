import { useTranslation } from 'react-i18next'
import type { Prescription } from '#contract/prescriptions/schemas.ts'
import { DownloadPaper } from '#features/papers/index.ts'
import { paths } from '#shared/paths.ts'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { useReadPrescriptionPaperMutation } from '../../api.ts'

/** The paper as a file, and the page on which whoever holds it checks it. */
export function PaperButtons({ prescription: { id, paper } }: { prescription: Prescription }) {
  const { t } = useTranslation('workspace')
  const [read] = useReadPrescriptionPaperMutation()
  if (paper === null) return null
  return (
    <>
      <DownloadPaper name={`prescription-${paper.code.slice(0, 4)}.pdf`} read={() => read({ params: { id } })} />
      <LinkButton small variant="quiet" to={paths.checkPaper.link({ code: paper.code.replaceAll('-', '') })}>
        {t('prescriptions.issued.check')}
      </LinkButton>
    </>
  )
}

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import type { TemplateDraft } from '#contract/certificates/schemas.ts'
import type { Locale } from '#contract/kernel/values.ts'
import { routeText } from '#shared/i18n/route-text.ts'
import { PageHeader } from '#shared/patterns/page/PageHeader.tsx'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { Forbidden } from '#shared/patterns/states/states.tsx'
import { selectRole } from '#shared/session/login.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { TemplateEditor } from '../../components/TemplateEditor.tsx'
import { TemplateList } from '../../components/TemplateList.tsx'
import { useListCertificateTemplatesQuery } from '../../api.ts'

const empty: TemplateDraft = { kind: 'sick_leave', name: '', body: '' }

/** What certificates are written from. They are issued from a visit; staff sign nothing, and change no template. */
export default function MedicalCertificateSetting() {
  const { t } = useTranslation('workspace')
  const isStaff = useSelector(selectRole) === 'staff'
  return (
    <Stack gap="5">
      {isStaff ? (
        <>
          <Head />
          <Forbidden>{t('certificates.templates.doctorOnly')}</Forbidden>
        </>
      ) : (
        <Templates />
      )}
    </Stack>
  )
}

function Head({ onAdd }: { onAdd?: () => void }) {
  const { t } = useTranslation('workspace')
  return (
    <PageHeader
      title={routeText('certificates.routes.medicalCertificateSetting', 'title', t)}
      about={t('certificates.templates.about')}
      actions={
        onAdd && (
          <Button variant="filled" onClick={onAdd}>
            {t('certificates.templates.add')}
          </Button>
        )
      }
    />
  )
}

function Templates() {
  const { i18n } = useTranslation('workspace')
  const templates = useListCertificateTemplatesQuery({ query: { locale: i18n.language as Locale } })
  const [edited, setEdited] = useState<{ id: string | null; initial: TemplateDraft }>()
  return (
    <>
      <Head onAdd={edited ? undefined : () => setEdited({ id: null, initial: empty })} />
      {edited ? (
        <TemplateEditor {...edited} onDone={() => setEdited(undefined)} />
      ) : (
        <QueryState query={templates}>
          {({ items, usual }) => <TemplateList items={items} usual={usual} onEdit={setEdited} />}
        </QueryState>
      )}
    </>
  )
}

import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { filesCalls } from '#contract/files/calls.ts'
import { fileRules } from '#contract/files/rules.ts'
import type { StoredFile } from '#contract/files/schemas.ts'
import type { OwnLicence } from '#contract/licences/schemas.ts'
import { mostLicencePapers } from '#contract/licences/values.ts'
import { upload } from '#shared/api/upload.ts'
import { Form, FormField } from '#shared/patterns/form/Form.tsx'
import { Panel } from '#shared/patterns/form/Panel.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import type { WithLogin } from '#shared/session/login.ts'
import { toastShown } from '#shared/toasts/toasts.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { DatePicker } from '#shared/ui/date/DatePicker.tsx'
import { TextInput } from '#shared/ui/field/TextInput.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { UploadField } from '#shared/ui/upload/UploadField.tsx'
import { useUploads } from '#shared/ui/upload/use-uploads.ts'
import { useHandInLicenceMutation } from '../api.ts'
import { LicencePaperLink } from './LicencePaperLink.tsx'

const { types, mostBytes } = fileRules.licencePaper
const longestName = 160

/** Number, last day and papers; the number of a verified licence stays. */
export function HandInLicence({ licence }: { licence: OwnLicence }) {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch<ThunkDispatch<WithLogin, unknown, UnknownAction>>()
  const [handIn] = useHandInLicenceMutation()
  const isVerified = licence.state === 'verified'
  const form = useContractForm({
    schema: () => import('#contract/licences/schemas.ts').then((module) => module.licenceToHandIn),
    initial: {
      number: licence.number,
      expiresOn: licence.renewsUntil ?? licence.expiresOn ?? '',
      papers: licence.papers.map(({ fileId, name }) => ({ fileId, name })),
    },
    prepare: (values) => ({ ...values, expiresOn: values.expiresOn || null }),
    submit: async (body) => {
      await handIn({ body }).unwrap()
      dispatch(toastShown({ kind: 'success', title: t('licences.title'), text: t('licences.handedIn') }))
    },
  })
  const { papers } = form.values
  const uploads = useUploads<StoredFile>({
    rule: { types, mostBytes, most: mostLicencePapers },
    send: (body, { signal, onProgress }) =>
      dispatch(upload<StoredFile>(filesCalls.storeFile, { query: { purpose: 'licencePaper' }, body, signal, onProgress })),
    onDone: ({ id }, { name }) => form.set('papers', [...papers, { fileId: id, name: name.slice(0, longestName) }]),
  })
  return (
    <Form
      form={form}
      guarded="query"
      aria-label={t('licences.title')}
      refusals={{ licence_taken: t('licences.taken'), licence_number_verified: t('licences.numberStays') }}
      actions={
        <Button type="submit" variant="filled" loading={form.submitting}>
          {t(isVerified ? 'licences.renew' : 'licences.handIn')}
        </Button>
      }
    >
      <Panel title={t('licences.title')}>
        <FormField
          form={form}
          name="number"
          label={t('licences.number')}
          hint={isVerified ? t('licences.numberStays') : undefined}
        >
          <TextInput maxLength={40} autoComplete="off" readOnly={isVerified} {...form.input('number')} />
        </FormField>
        <FormField
          form={form}
          name="expiresOn"
          label={t('licences.expiresOn')}
          hint={t('licences.expiresHint')}
          optional={!isVerified}
        >
          <DatePicker {...form.input('expiresOn')} />
        </FormField>
        <UploadField
          label={t('licences.papers')}
          hint={t('licences.papersHint')}
          uploads={uploads}
          name="papers"
          hidesArrived
          error={form.faults['papers']}
          disabled={papers.length >= mostLicencePapers}
        />
        {papers.length > 0 && (
          <Stack as="ul" gap="2" aria-label={t('licences.papers')} style={{ padding: 0, listStyle: 'none' }}>
            {papers.map((paper) => (
              <Cluster as="li" key={paper.fileId} gap="2" justify="between">
                <LicencePaperLink paper={paper} />
                <Button
                  small
                  variant="quiet"
                  aria-label={t('licences.removePaper', { name: paper.name })}
                  onClick={() =>
                    form.set(
                      'papers',
                      papers.filter(({ fileId }) => fileId !== paper.fileId),
                    )
                  }
                >
                  {t('licences.remove')}
                </Button>
              </Cluster>
            ))}
          </Stack>
        )}
      </Panel>
    </Form>
  )
}

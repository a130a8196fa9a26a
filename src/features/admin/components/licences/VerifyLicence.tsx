import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { licenceChecks, type LicenceCheck, type Licensed } from '#contract/licences/values.ts'
import { FormDialog } from '#shared/patterns/form/FormDialog.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { toastShown } from '#shared/toasts/toasts.ts'
import { CheckboxGroup } from '#shared/ui/field/CheckboxGroup.tsx'
import { useVerifyPharmacyMutation } from '../../accounts-api.ts'
import { useVerifyDoctorMutation } from '../../api.ts'
import { useTooLate } from './use-too-late.ts'

/** Whose licence is decided on. */
export interface LicenceToDecide {
  readonly id: string
  readonly of: Licensed
  readonly name: string
  readonly number: string
}

interface DecideProps {
  licence: LicenceToDecide
  onClose: () => void
  /** Once it is decided, by whomever; `onClose` is not called then. */
  onDone?: () => void
}

/** The checklist, all of which is confirmed before a licence is verified. */
export function VerifyLicence({ licence, onClose, onDone = onClose }: DecideProps) {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch()
  const [verifyDoctor] = useVerifyDoctorMutation()
  const [verifyPharmacy] = useVerifyPharmacyMutation()
  const unlessTooLate = useTooLate()
  const { id, of, name, number } = licence
  const form = useContractForm({
    schema: () => import('#contract/licences/schemas.ts').then((module) => module.confirmedChecks),
    initial: { checks: [] as LicenceCheck[] },
    submit: async (body) => {
      const input = { params: { id }, body }
      await unlessTooLate(async () => {
        await (of === 'doctor' ? verifyDoctor(input) : verifyPharmacy(input)).unwrap()
        const text = t('admin.review.doneText', { name })
        dispatch(toastShown({ kind: 'success', title: t('admin.verify.done'), text }))
      })
      onDone()
    },
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t('admin.verify.askTitle', { name })}
      submit={t('admin.verify.verify')}
      refusals={{ licence_claimed: t('admin.review.claimedRefusal') }}
    >
      <p>{t('admin.review.askText', { number })}</p>
      <CheckboxGroup
        label={t('admin.review.checklist')}
        name="checks"
        options={licenceChecks.map((value) => ({ value, label: t(`admin.review.checks.${value}`) }))}
        value={form.values.checks}
        onChange={(checks) => form.set('checks', checks)}
        error={form.faults['checks'] && t('admin.review.checksOpen')}
      />
    </FormDialog>
  )
}

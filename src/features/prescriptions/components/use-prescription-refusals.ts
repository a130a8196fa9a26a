import { useTranslation } from 'react-i18next'

/** What prescriptions are refused for, in words. */
export function usePrescriptionRefusals() {
  const { t } = useTranslation('workspace')
  return {
    prescription_state: t('prescriptions.refused.state'),
    prescription_changed: t('prescriptions.refused.changed'),
    prescription_on_hold: t('prescriptions.refused.onHold'),
    no_conflict: t('prescriptions.refused.noConflict'),
    checks_changed: t('prescriptions.refused.checks'),
    nothing_prescribed: t('prescriptions.refused.nothing'),
    too_many_prescription_templates: t('prescriptions.refused.tooMany'),
    appointment_state: t('prescriptions.refused.visit'),
  }
}

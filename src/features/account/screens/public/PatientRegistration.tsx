import { useTranslation } from 'react-i18next'
import { useRegisterPatientMutation } from '../../api.ts'
import { RegistrantFields } from '../../components/RegistrantFields.tsx'
import { RegistrationFrame } from '../../components/RegistrationFrame.tsx'
import { SocialSignIn } from '../../components/SocialSignIn.tsx'
import { registrant, useRegistration } from '../../use-registration.ts'

export default function PatientRegistration() {
  const { t } = useTranslation('site')
  const [register] = useRegisterPatientMutation()
  const registration = useRegistration({
    kind: 'patient',
    schema: () => import('#contract/account/schemas.ts').then((module) => module.patientRegistration),
    initial: registrant,
    prepare: (values) => values,
    begin: (body) => register({ body }).unwrap(),
  })
  return (
    <RegistrationFrame registration={registration} below={<SocialSignIn />}>
      <RegistrantFields form={registration.form} nameLabel={t('account.register.personName')} />
    </RegistrationFrame>
  )
}

import { useTranslation } from 'react-i18next'
import { kindOfSpeciality, specialities, type SpecialityId } from '#contract/doctors/specialities.ts'
import { doctorKinds, type DoctorKind } from '#contract/doctors/values.ts'
import { FormField } from '#shared/patterns/form/Form.tsx'
import { RadioGroup } from '#shared/ui/field/RadioGroup.tsx'
import { Select } from '#shared/ui/field/Select.tsx'
import { useRegisterDoctorMutation } from '../../api.ts'
import { Group } from '../../components/Group.tsx'
import { LicenceField } from '../../components/LicenceField.tsx'
import { NextSteps } from '../../components/NextSteps.tsx'
import { RegistrantFields } from '../../components/RegistrantFields.tsx'
import { RegistrationFrame } from '../../components/RegistrationFrame.tsx'
import { registrant, useRegistration } from '../../use-registration.ts'

interface Values {
  name: string
  email: string
  password: string
  doctorKind: DoctorKind
  speciality: SpecialityId | ''
  licenceNumber: string
}

const initial: Values = { ...registrant, doctorKind: 'physician', speciality: '', licenceNumber: '' }

/** Empty once the kind of doctor was changed to one without that speciality. */
const specialityOf = ({ speciality, doctorKind }: Values) =>
  speciality !== '' && kindOfSpeciality(speciality) === doctorKind ? speciality : ''

export default function DoctorRegister() {
  const { t } = useTranslation('site')
  const [register] = useRegisterDoctorMutation()
  const registration = useRegistration({
    kind: 'doctor',
    schema: () => import('#contract/account/schemas.ts').then((module) => module.doctorRegistration),
    initial,
    prepare: (values) => ({ ...values, speciality: specialityOf(values) || undefined }),
    begin: (body) => register({ body }).unwrap(),
  })
  const { form } = registration
  return (
    <RegistrationFrame registration={registration} beside={<NextSteps kind="doctor" />}>
      <Group title={t('account.register.practice')}>
        <RadioGroup
          label={t('account.register.doctorKind')}
          variant="segments"
          {...form.choice('doctorKind')}
          options={doctorKinds.map((kind) => ({ value: kind, label: t(`doctors.kind.${kind}`) }))}
        />
        <FormField form={form} name="speciality" label={t('account.register.speciality')}>
          <Select
            {...form.input('speciality')}
            value={specialityOf(form.values)}
            placeholder={t('account.register.choose')}
            options={specialities
              .filter(({ kind }) => kind === form.values.doctorKind)
              .map(({ id }) => ({ value: id, label: t(`doctors.speciality.${id}`) }))}
          />
        </FormField>
        <LicenceField form={form} />
      </Group>
      <RegistrantFields form={form} title={t('account.register.you')} nameLabel={t('account.register.doctorName')} />
    </RegistrationFrame>
  )
}

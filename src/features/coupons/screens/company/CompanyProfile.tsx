import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { CompanyProfile as Profile } from '#contract/coupons/schemas.ts'
import { AddressFields, addressOf, draftOfAddress } from '#features/places/index.ts'
import { routeText } from '#shared/i18n/route-text.ts'
import { Facts } from '#shared/patterns/detail/Facts.tsx'
import { Form, FormField } from '#shared/patterns/form/Form.tsx'
import { Panel } from '#shared/patterns/form/Panel.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { PageHeader } from '#shared/patterns/page/PageHeader.tsx'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { defineQuestion } from '#shared/screen/question.ts'
import { toastShown } from '#shared/toasts/toasts.ts'
import { emptyAddress } from '#shared/ui/address/address-draft.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { SearchSelect } from '#shared/ui/choice/SearchSelect.tsx'
import { SkeletonDetail } from '#shared/ui/feedback/Skeleton.tsx'
import { PhoneField } from '#shared/ui/field/PhoneField.tsx'
import { TextInput } from '#shared/ui/field/TextInput.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { couponQuestions, useChangeCompanyMutation } from '../../api.ts'

const question = defineQuestion(couponQuestions.readCompany, () => undefined)

export default defineScreen({ question, view: CompanyProfile })

/** What stands on the company's statements, whom to ask, and where bills go. */
function CompanyProfile({ answer }: ScreenView<typeof question>) {
  const { t } = useTranslation('workspace')
  return (
    <Stack gap="5">
      <PageHeader
        title={routeText('coupons.routes.companyProfile', 'title', t)}
        about={routeText('coupons.routes.companyProfile', 'about', t)}
      />
      <QueryState query={answer} skeleton={<SkeletonDetail />}>
        {(profile) => <ProfileForm profile={profile} />}
      </QueryState>
    </Stack>
  )
}

function ProfileForm({ profile }: { profile: Profile }) {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch()
  const [change] = useChangeCompanyMutation()
  const { name, legalName, contactName, billingAddress } = profile
  const form = useContractForm({
    schema: () => import('#contract/coupons/schemas.ts').then((module) => module.companyChange),
    initial: {
      name,
      legalName,
      contactName,
      phone: profile.phone ?? '',
      billingAddress: billingAddress ? draftOfAddress(billingAddress) : emptyAddress(),
    },
    prepare: (values) => ({ ...values, phone: values.phone || null, billingAddress: addressOf(values.billingAddress) }),
    submit: async (body) => {
      await change({ body }).unwrap()
      dispatch(toastShown({ kind: 'success', title: body.name, text: t('coupons.profile.saved') }))
    },
  })
  return (
    <Form
      form={form}
      guarded
      actions={
        <Button type="submit" variant="filled" loading={form.submitting}>
          {t('coupons.profile.save')}
        </Button>
      }
    >
      <Panel title={t('coupons.profile.company')}>
        <FormField form={form} name="name" label={t('coupons.profile.name')} hint={t('coupons.profile.nameHint')} required>
          <TextInput dir="auto" autoComplete="organization" {...form.input('name')} />
        </FormField>
        <FormField form={form} name="legalName" label={t('coupons.profile.legalName')} required>
          <TextInput dir="auto" {...form.input('legalName')} />
        </FormField>
        <Facts
          facts={[
            { name: t('coupons.profile.taxNumber'), value: profile.taxNumber },
            { name: t('coupons.profile.email'), value: profile.email },
          ]}
        />
      </Panel>
      <Panel title={t('coupons.profile.contact')}>
        <FormField form={form} name="contactName" label={t('coupons.profile.contactName')} required>
          <TextInput dir="auto" autoComplete="name" {...form.input('contactName')} />
        </FormField>
        <FormField form={form} name="phone" label={t('coupons.profile.phone')} optional>
          <PhoneField
            name="phone"
            value={form.values.phone}
            onChange={(phone) => form.set('phone', phone)}
            country={form.values.billingAddress.country}
            countryChoice={SearchSelect}
          />
        </FormField>
      </Panel>
      <Panel title={t('coupons.profile.billing')} about={t('coupons.profile.billingAbout')}>
        <AddressFields {...form.choice('billingAddress')} faults={form.faults} countryChoice={SearchSelect} />
      </Panel>
    </Form>
  )
}

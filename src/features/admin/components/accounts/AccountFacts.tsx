import { useTranslation } from 'react-i18next'
import type { AccountDetails } from '#contract/admin/account-schemas.ts'
import type { SpecialityId } from '#contract/doctors/specialities.ts'
import { paths } from '#shared/paths.ts'
import { Facts } from '#shared/patterns/detail/Facts.tsx'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Timeline } from '#shared/ui/status/Timeline.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { MailAddress } from '#shared/ui/text/MailAddress.tsx'
import { AccountBadge, LicenceBadge } from './badges.tsx'
import { decisionWord } from './decision-word.ts'

/** What the office knows of an account. */
export function AccountFacts({ account }: { account: AccountDetails }) {
  const { t } = useTranslation('workspace')
  const { licence, practice, suspension } = account
  const isWoundDown = account.role === 'doctor' || account.role === 'pharmacy'
  const ahead = account.visitsAhead + account.openOrders > 0
  return (
    <Stack gap="5">
      {suspension && (
        <Banner tone="error" title={t('admin.accounts.isSuspended')}>
          <bdi>{suspension.reason}</bdi>
        </Banner>
      )}
      {account.status === 'suspended' && (ahead || isWoundDown) && (
        <Banner
          tone="warning"
          title={t('admin.accounts.leftBehind')}
          action={
            isWoundDown && (
              <LinkButton small to={paths.officeWindDowns.link({ account: account.id })}>
                {t('admin.windDown.open')}
              </LinkButton>
            )
          }
        >
          {t('admin.accounts.leftBehindText', { visits: String(account.visitsAhead), orders: String(account.openOrders) })}
        </Banner>
      )}
      <Facts
        facts={[
          { name: t('admin.accounts.status'), value: <AccountBadge status={account.status} /> },
          { name: t('admin.accounts.licence'), value: licence && <LicenceBadge state={licence.state} /> },
          { name: t('admin.columns.licence'), value: licence?.number },
          { name: t('admin.columns.reason'), value: licence?.reason },
          {
            name: t('admin.columns.speciality'),
            value: practice && t(`doctors.speciality.${practice.speciality as SpecialityId}`, { ns: 'site' }),
          },
          { name: t('admin.accounts.legalName'), value: account.legalName },
          { name: t('admin.accounts.taxNumber'), value: account.taxNumber },
          { name: t('admin.accounts.contactName'), value: account.contactName },
          { name: t('admin.accounts.city'), value: account.city },
          { name: t('admin.columns.email'), value: account.email && <MailAddress>{account.email}</MailAddress> },
          { name: t('admin.accounts.phone'), value: account.phone && <bdi dir="ltr">{account.phone}</bdi> },
          { name: t('admin.accounts.zone'), value: account.timeZone },
          { name: t('admin.columns.registered'), value: <When instant={account.registeredAt} show="date" /> },
          { name: t('admin.accounts.lastSeen'), value: account.lastSeenAt && <When instant={account.lastSeenAt} /> },
          { name: t('admin.accounts.sessions'), value: String(account.openSessions) },
          { name: t('admin.accounts.visitsAhead'), value: String(account.visitsAhead) },
          { name: t('admin.accounts.openOrders'), value: String(account.openOrders) },
        ]}
      />
      {account.decisions.length > 0 && (
        <Stack as="section" gap="3" aria-labelledby="account-decisions">
          <Heading level={3} size="m" id="account-decisions">
            {t('admin.accounts.decisions')}
          </Heading>
          <Timeline
            steps={account.decisions.map(({ at, action, by, reason }) => ({
              key: `${at}-${action}`,
              title: t(`admin.accounts.decided.${decisionWord(action)}`),
              at,
              note: (
                <>
                  {by && (
                    <div>
                      <bdi>{by}</bdi>
                    </div>
                  )}
                  {reason && (
                    <div>
                      “<bdi>{reason}</bdi>”
                    </div>
                  )}
                </>
              ),
            }))}
          />
        </Stack>
      )}
    </Stack>
  )
}

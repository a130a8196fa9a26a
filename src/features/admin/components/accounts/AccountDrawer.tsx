import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AccountDetails } from '#contract/admin/account-schemas.ts'
import { BeginSeeAs } from '#features/see-as/index.ts'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { SkeletonText } from '#shared/ui/feedback/Skeleton.tsx'
import { Drawer } from '#shared/ui/overlay/Drawer.tsx'
import { useReadAccountQuery } from '../../accounts-api.ts'
import { VerifyLicence } from '../licences/VerifyLicence.tsx'
import { AccountFacts } from './AccountFacts.tsx'
import { AccountVerbs } from './AccountVerbs.tsx'
import { DecideOnAccount, type Decision } from './DecideOnAccount.tsx'

type Asked = Decision | 'verify' | 'seeAs'

/** One account beside its list: what it is, what was decided on it, what can be decided now. */
export function AccountDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('workspace')
  const account = useReadAccountQuery({ params: { id } })
  const shown = account.currentData
  const [asked, setAsked] = useState<{ decision: Asked; account: AccountDetails }>()
  return (
    <>
      <Drawer
        open
        onClose={onClose}
        width={34}
        title={shown?.name ?? t('admin.accounts.account')}
        actions={shown && <AccountVerbs account={shown} onAsk={(decision) => setAsked({ decision, account: shown })} />}
      >
        <QueryState query={{ ...account, data: shown }} skeleton={<SkeletonText lines={8} />}>
          {(data) => <AccountFacts account={data} />}
        </QueryState>
      </Drawer>
      {asked && <Decide {...asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}

function Decide({ decision, account, onClose }: { decision: Asked; account: AccountDetails; onClose: () => void }) {
  if (decision === 'seeAs') return <BeginSeeAs person={account} onClose={onClose} />
  if (decision !== 'verify') return <DecideOnAccount decision={decision} account={account} onClose={onClose} />
  const { id, name, role, licence } = account
  const of = role === 'pharmacy' ? 'pharmacy' : 'doctor'
  return <VerifyLicence licence={{ id, of, name, number: licence?.number ?? '' }} onClose={onClose} />
}

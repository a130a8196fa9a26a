import { useTranslation } from 'react-i18next'
import type { AccountDetails } from '#contract/admin/account-schemas.ts'
import { paths } from '#shared/paths.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { Cluster } from '#shared/ui/layout/layout.tsx'
import type { Decision } from './DecideOnAccount.tsx'

/** What can be decided on an account as it stands: first of all what its licence waits for. */
export function AccountVerbs({
  account,
  onAsk,
}: {
  account: AccountDetails
  onAsk: (asked: Decision | 'verify' | 'seeAs') => void
}) {
  const { t } = useTranslation('workspace')
  const { licence, role, status } = account
  return (
    <Cluster gap="2" justify="end">
      {role === 'patient' && status === 'active' && (
        <LinkButton variant="quiet" to={paths.mergeAccounts.link({ account: account.id })}>
          {t('merges.verb')}
        </LinkButton>
      )}
      {status === 'active' && role !== 'admin' && (
        <Button variant="quiet" onClick={() => onAsk('seeAs')}>
          {t('see-as.verb')}
        </Button>
      )}
      {status === 'active' && (
        <Button variant="quiet" onClick={() => onAsk('suspend')}>
          {t('admin.operations.verbs.suspend')}
        </Button>
      )}
      {licence?.state === 'verified' && (
        <Button variant="danger" onClick={() => onAsk('revoke')}>
          {t('admin.accounts.revoke')}
        </Button>
      )}
      {licence?.state === 'unverified' && <Button onClick={() => onAsk('refuse')}>{t('admin.verify.refuse')}</Button>}
      {licence && licence.state !== 'verified' && (
        <Button variant="filled" onClick={() => onAsk('verify')}>
          {t('admin.verify.verify')}
        </Button>
      )}
      {status === 'suspended' && (
        <Button variant={licence && licence.state !== 'verified' ? 'outlined' : 'filled'} onClick={() => onAsk('restore')}>
          {t('admin.operations.verbs.restore')}
        </Button>
      )}
    </Cluster>
  )
}

import { adminAccountContract as accounts } from '#contract/admin/account-contract.ts'
import { implement } from '#server/kernel/module.ts'
import { decideOnAccount } from './accounts/decide-on-account.ts'
import { countAccounts, listAccounts } from './accounts/list-accounts.ts'
import { readAccount } from './accounts/read-account.ts'
import { decideLicence } from './decide-licence.ts'
import { listOperationRows, listOperations, presentOperation } from './operations/list-operations.ts'
import { rehearseOperation } from './operations/rehearse-operation.ts'
import { startOperation } from './operations/start-operation.ts'
import { undoOperation } from './operations/undo-operation.ts'
import { revokeLicence } from './revoke-licence.ts'

export const accountEndpoints = [
  implement(accounts.listAccounts, (platform, { query }, actor) => listAccounts(platform, actor, query)),
  implement(accounts.countAccounts, (platform, { query }) => countAccounts(platform, query)),
  implement(accounts.readAccount, (platform, { params }, actor) => readAccount(platform, actor, params)),
  implement(accounts.suspendAccount, (platform, { params, body }, actor) =>
    decideOnAccount(platform, actor, { ...params, ...body, verb: 'suspend' }),
  ),
  implement(accounts.restoreAccount, (platform, { params, body }, actor) =>
    decideOnAccount(platform, actor, { ...params, ...body, verb: 'restore' }),
  ),
  implement(accounts.verifyPharmacy, (platform, { params }, actor) =>
    decideLicence(platform, actor, { ...params, of: 'pharmacy' }, { state: 'verified' }),
  ),
  implement(accounts.refusePharmacy, (platform, { params, body }, actor) =>
    decideLicence(platform, actor, { ...params, of: 'pharmacy' }, { state: 'refused', ...body }),
  ),
  implement(accounts.revokePharmacy, (platform, { params, body }, actor) =>
    revokeLicence(platform, actor, { ...params, ...body, of: 'pharmacy' }),
  ),
  implement(accounts.rehearseOperation, (platform, { body }, actor) => rehearseOperation(platform, actor, body)),
  implement(accounts.startOperation, (platform, { body }, actor) => startOperation(platform, actor, body)),
  implement(accounts.listOperations, (platform, { query }) => listOperations(platform, query)),
  implement(accounts.readOperation, (platform, { params }) => presentOperation(platform.db, params.id)),
  implement(accounts.listOperationRows, (platform, { params, query }) => listOperationRows(platform, params, query)),
  implement(accounts.undoOperation, (platform, { params }, actor) => undoOperation(platform, actor, params)),
]

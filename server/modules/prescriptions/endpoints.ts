import { prescriptionsContract as contract } from '#contract/prescriptions/contract.ts'
import { implement, type Implemented } from '#server/kernel/module.ts'
import { checkPrescription } from './checks/run-checks.ts'
import { decideConflicts } from './conflicts/decide-conflicts.ts'
import { listAlarms, listConflictsToDecide } from './conflicts/list-alarms.ts'
import { discardPrescription, savePrescription } from './drafts/save-prescription.ts'
import { startPrescription } from './drafts/start-prescription.ts'
import { cancelPrescription } from './issued/cancel-prescription.ts'
import { issuePrescription } from './issued/issue-prescription.ts'
import { readPrescriptionPaper } from './paper/read-paper.ts'
import {
  listPrescribableVisits,
  listPrescriptions,
  listPrescriptionsOfVisit,
  listWrittenPrescriptions,
} from './read/list-prescriptions.ts'
import { readPrescription } from './read/read-prescription.ts'
import { addTemplate, listTemplates, removeTemplate } from './templates/templates.ts'

export const prescriptionsEndpoints: readonly Implemented[] = [
  implement(contract.listPrescriptions, (platform, { query }, actor) => listPrescriptions(platform, actor, query)),
  implement(contract.listWrittenPrescriptions, (platform, { query }, actor) => listWrittenPrescriptions(platform, actor, query)),
  implement(contract.listPrescriptionAlarms, (platform, _input, actor) => listAlarms(platform, actor)),
  implement(contract.listConflictsToDecide, (platform, _input, actor) => listConflictsToDecide(platform, actor)),
  implement(contract.listPrescribableVisits, (platform, _input, actor) => listPrescribableVisits(platform, actor)),
  implement(contract.listPrescriptionsOfVisit, (platform, { params }, actor) =>
    listPrescriptionsOfVisit(platform, actor, params.id),
  ),
  implement(contract.startPrescription, (platform, { params, body }, actor) =>
    startPrescription(platform, actor, params.id, body.supersedes),
  ),
  implement(contract.readPrescription, (platform, { params }, actor) => readPrescription(platform, actor, params.id)),
  implement(contract.savePrescription, (platform, { params, body }, actor) => savePrescription(platform, actor, params.id, body)),
  implement(contract.discardPrescription, (platform, { params }, actor) => discardPrescription(platform, actor, params.id)),
  implement(contract.checkPrescription, (platform, { params }, actor) => checkPrescription(platform, actor, params.id)),
  implement(contract.issuePrescription, (platform, { params, body }, actor) =>
    issuePrescription(platform, actor, params.id, body),
  ),
  implement(contract.cancelPrescription, (platform, { params, body }, actor) =>
    cancelPrescription(platform, actor, params.id, body.reason),
  ),
  implement(contract.decideConflicts, (platform, { params, body }, actor) => decideConflicts(platform, actor, params.id, body)),
  implement(contract.readPrescriptionPaper, (platform, { params }, actor) => readPrescriptionPaper(platform, actor, params.id)),
  implement(contract.listPrescriptionTemplates, (platform, _input, actor) => listTemplates(platform, actor)),
  implement(contract.addPrescriptionTemplate, (platform, { body }, actor) => addTemplate(platform, actor, body)),
  implement(contract.removePrescriptionTemplate, (platform, { params }, actor) => removeTemplate(platform, actor, params.id)),
]

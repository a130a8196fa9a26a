import { certificatesContract as contract } from '#contract/certificates/contract.ts'
import { implement, type Implemented } from '#server/kernel/module.ts'
import { pdfAnswer } from '#server/modules/papers/index.ts'
import { cancelCertificate } from './cancel-certificate.ts'
import { issueCertificate } from './issue-certificate.ts'
import { readCertificatePaper } from './paper/read-paper.ts'
import { listCertificates } from './read-certificates.ts'
import { previewTemplate } from './templates/preview-template.ts'
import { addTemplate, changeTemplate, listTemplates, removeTemplate } from './templates/templates.ts'
import { writeStatement } from './write-statement.ts'

export const certificatesEndpoints: readonly Implemented[] = [
  implement(contract.listCertificateTemplates, (platform, { query }, actor) => listTemplates(platform, actor, query.locale)),
  implement(contract.addCertificateTemplate, (platform, { body }, actor) => addTemplate(platform, actor, body)),
  implement(contract.changeCertificateTemplate, (platform, { params, body }, actor) =>
    changeTemplate(platform, actor, params.id, body),
  ),
  implement(contract.removeCertificateTemplate, (platform, { params }, actor) => removeTemplate(platform, actor, params.id)),
  implement(contract.previewCertificateTemplate, async (platform, { body }, actor) =>
    pdfAnswer(await previewTemplate(platform, actor, body), 'preview'),
  ),
  implement(contract.listCertificates, (platform, { params }, actor) => listCertificates(platform, actor, params.id)),
  implement(contract.writeStatement, (platform, { params, body }, actor) => writeStatement(platform, actor, params.id, body)),
  implement(contract.issueCertificate, (platform, { params, body }, actor) => issueCertificate(platform, actor, params.id, body)),
  implement(contract.cancelCertificate, (platform, { params, body }, actor) =>
    cancelCertificate(platform, actor, params.id, body.reason),
  ),
  implement(contract.readCertificatePaper, (platform, { params }, actor) => readCertificatePaper(platform, actor, params.id)),
]

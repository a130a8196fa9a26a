import { fhirContract as contract } from '#contract/fhir/contract.ts'
import { mostBundleBytes } from '#contract/fhir/values.ts'
import { implement, type Module } from '#server/kernel/module.ts'
import { exportRecord } from './export-record.ts'
import { importRecord } from './import-record.ts'
import { printRecord } from './paper/print-record.ts'

/** The record taken along, as FHIR R4 or as PDF, and brought back. */
export const fhirModule: Module = {
  name: 'fhir',
  endpoints: [
    implement(contract.exportRecord, (platform, { params }, actor) => exportRecord(platform, actor, params.id)),
    implement(contract.printRecord, (platform, { params, query }, actor) =>
      printRecord(platform, actor, { ...params, ...query }),
    ),
    {
      ...implement(contract.importRecord, (platform, { params, body }, actor) =>
        importRecord(platform, actor, { ...params, ...body }),
      ),
      bodyLimit: mostBundleBytes,
    },
  ],
}

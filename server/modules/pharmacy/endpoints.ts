import { pharmacyContract as contract } from '#contract/pharmacy/contract.ts'
import { implement, type Implemented } from '#server/kernel/module.ts'
import { readCatalogueFile } from './catalogue/catalogue-file.ts'
import { addOwnProduct, changeOwnProduct, listOwnProducts, readOwnProduct } from './catalogue/own-products.ts'
import { listLotChanges, saveLot } from './catalogue/save-lot.ts'
import { listDeskOrders, readDeskOrder } from './desk/desk-orders.ts'
import { readPackingSlip } from './desk/packing-slip.ts'
import { readDesk } from './desk/read-desk.ts'
import { rejectOrder, takeStep } from './desk/take-step.ts'
import { applyImport, discardImport } from './import/apply-import.ts'
import { beginImport, sendLines } from './import/import-lines.ts'
import { readImport } from './import/read-import.ts'
import { listPharmacies } from './profile/list-pharmacies.ts'
import { changeDelivery, changeDetails, changeHours, readProfile } from './profile/profile.ts'

/** A batch of lines with long descriptions. */
const importBytes = 4 * 1024 * 1024

export const pharmacyEndpoints: readonly Implemented[] = [
  implement(contract.listPharmacies, (platform, { query }, actor) => listPharmacies(platform, actor, query)),
  implement(contract.readPharmacyProfile, ({ db }, _input, actor) => readProfile(db, actor)),
  implement(contract.changePharmacyDetails, (platform, { body }, actor) => changeDetails(platform, actor, body)),
  implement(contract.changePharmacyHours, (platform, { body }, actor) => changeHours(platform, actor, body)),
  implement(contract.changePharmacyDelivery, (platform, { body }, actor) => changeDelivery(platform, actor, body)),
  implement(contract.readDesk, (platform, _input, actor) => readDesk(platform, actor)),
  implement(contract.listDeskOrders, (platform, { query }, actor) => listDeskOrders(platform, actor, query)),
  implement(contract.readDeskOrder, (platform, { params }, actor) => readDeskOrder(platform, actor, params.id)),
  implement(contract.takeDeskStep, async (platform, { params, body }, actor) => {
    await takeStep(platform, actor, params.id, body.step)
    return readDeskOrder(platform, actor, params.id)
  }),
  implement(contract.rejectDeskOrder, async (platform, { params, body }, actor) => {
    await rejectOrder(platform, actor, params.id, body.reason)
    return { id: params.id, state: 'rejected' as const }
  }),
  implement(contract.readPackingSlip, (platform, { params }, actor) => readPackingSlip(platform, actor, params.id)),
  implement(contract.listOwnProducts, (platform, { query }, actor) => listOwnProducts(platform, actor, query)),
  implement(contract.addOwnProduct, (platform, { body }, actor) => addOwnProduct(platform, actor, body)),
  implement(contract.changeOwnProduct, (platform, { params, body }, actor) => changeOwnProduct(platform, actor, params.id, body)),
  implement(contract.readOwnProduct, ({ db }, { params }, actor) => readOwnProduct(db, actor, params.id)),
  implement(contract.saveLot, (platform, { params, body }, actor) => saveLot(platform, actor, params.id, body)),
  implement(contract.listLotChanges, ({ db }, { params }, actor) => listLotChanges(db, actor, params.id)),
  implement(contract.readCatalogueFile, (platform, _input, actor) => readCatalogueFile(platform, actor)),
  implement(contract.beginCatalogueImport, (platform, { body }, actor) => beginImport(platform, actor, body)),
  {
    ...implement(contract.sendCatalogueLines, (platform, { params, body }, actor) => sendLines(platform, actor, params.id, body)),
    bodyLimit: importBytes,
  },
  implement(contract.readCatalogueImport, ({ db }, { params }, actor) => readImport(db, actor, params.id)),
  implement(contract.applyCatalogueImport, (platform, { params }, actor) => applyImport(platform, actor, params.id)),
  implement(contract.discardCatalogueImport, (platform, { params }, actor) => discardImport(platform, actor, params.id)),
]

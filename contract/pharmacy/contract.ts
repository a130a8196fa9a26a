import { bind } from '../kernel/call.ts'
import { byId } from '../kernel/values.ts'
import { pharmacyCalls } from './calls.ts'
import * as schemas from './schemas.ts'

export const pharmacyContract = bind(pharmacyCalls, {
  listPharmacies: { query: schemas.pharmaciesQuery, answer: schemas.pharmacyCards },
  readPharmacyProfile: { answer: schemas.pharmacyProfile },
  changePharmacyDetails: { body: schemas.pharmacyDetails, answer: schemas.pharmacyProfile },
  changePharmacyHours: { body: schemas.pharmacyHours, answer: schemas.pharmacyProfile },
  changePharmacyDelivery: { body: schemas.pharmacyDelivery, answer: schemas.pharmacyProfile },
  readDesk: { answer: schemas.desk },
  listDeskOrders: { query: schemas.deskOrdersQuery, answer: schemas.deskOrderPage },
  readDeskOrder: { params: byId, answer: schemas.deskOrder },
  takeDeskStep: { params: byId, body: schemas.deskStep, answer: schemas.deskOrder },
  rejectDeskOrder: { params: byId, body: schemas.rejection, answer: schemas.rejected },
  readPackingSlip: { params: byId, answer: 'application/pdf' },
  listOwnProducts: { query: schemas.ownProductQuery, answer: schemas.ownProductPage },
  addOwnProduct: { body: schemas.productDraft, answer: schemas.ownProduct, status: 201 },
  changeOwnProduct: { params: byId, body: schemas.productDraft, answer: schemas.ownProduct },
  readOwnProduct: { params: byId, answer: schemas.ownProduct },
  saveLot: { params: byId, body: schemas.lotDraft, answer: schemas.ownProduct },
  listLotChanges: { params: byId, answer: schemas.lotChanges },
  readCatalogueFile: { answer: 'text/csv' },
  beginCatalogueImport: { body: schemas.newImport, answer: schemas.catalogueImport, status: 201 },
  sendCatalogueLines: { params: byId, body: schemas.importedLines, answer: schemas.importProgress },
  readCatalogueImport: { params: byId, answer: schemas.catalogueImport },
  applyCatalogueImport: { params: byId, answer: schemas.catalogueImport },
  discardCatalogueImport: { params: byId, answer: null },
})

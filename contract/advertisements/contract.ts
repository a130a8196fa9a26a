import { bind } from '../kernel/call.ts'
import { byId } from '../kernel/values.ts'
import { advertisementCalls } from './calls.ts'
import {
  adChange,
  adDraft,
  adFigures,
  adForPlace,
  adMove,
  adQuery,
  clickReport,
  counted,
  officeAd,
  officeAds,
  viewReport,
} from './schemas.ts'

export const advertisementsContract = bind(advertisementCalls, {
  showAdvertisement: { query: adQuery, answer: adForPlace },
  countView: { body: viewReport, answer: counted },
  countClick: { body: clickReport, answer: counted },
  listAdvertisements: { answer: officeAds },
  createAdvertisement: { body: adDraft, answer: officeAd, status: 201 },
  changeAdvertisement: { params: byId, body: adChange, answer: officeAd },
  moveAdvertisement: { params: byId, body: adMove, answer: officeAd },
  readAdFigures: { params: byId, answer: adFigures },
})

import { advertisementsContract as contract } from '#contract/advertisements/contract.ts'
import { implement } from '#server/kernel/module.ts'
import { countClick } from './count-click.ts'
import { countView } from './count-view.ts'
import { presentAds } from './present-advertisement.ts'
import { readAdFigures } from './read-figures.ts'
import { changeAdvertisement, createAdvertisement, moveAdvertisement } from './save-advertisement.ts'
import { showAdvertisement } from './show-advertisement.ts'

export const advertisementEndpoints = [
  implement(contract.showAdvertisement, (platform, { query }) => showAdvertisement(platform, query)),
  implement(contract.countView, (platform, { body }, _actor, { userAgent }) => countView(platform, body, userAgent)),
  implement(contract.countClick, (platform, { body }, _actor, { userAgent }) => countClick(platform, body, userAgent)),
  implement(contract.listAdvertisements, (platform) => presentAds(platform, platform.db)),
  implement(contract.createAdvertisement, (platform, { body }, actor) => createAdvertisement(platform, actor, body)),
  implement(contract.changeAdvertisement, (platform, { params, body }, actor) =>
    changeAdvertisement(platform, actor, { ...params, ...body }),
  ),
  implement(contract.moveAdvertisement, (platform, { params, body }, actor) =>
    moveAdvertisement(platform, actor, { ...params, ...body }),
  ),
  implement(contract.readAdFigures, (platform, { params }) => readAdFigures(platform, params)),
]

import { siteContract } from '#contract/site/contract.ts'
import { implement, type Module } from '#server/kernel/module.ts'
import { readHome } from './read-home.ts'
import { sendContactMessage } from './send-contact-message.ts'
import { siteData } from './personal-data.ts'

export const siteModule: Module = {
  name: 'site',
  personalData: siteData,
  endpoints: [
    implement(siteContract.readHome, (platform) => readHome(platform)),
    implement(siteContract.sendContactMessage, (platform, { body }, actor, { ip, locale }) =>
      sendContactMessage(platform, { ip, locale, actor }, body),
    ),
  ],
}

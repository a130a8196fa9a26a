import { useTranslation } from 'react-i18next'
import { paths } from '#shared/paths.ts'
import { LegalText } from '../../components/text/LegalText.tsx'

/** The day of this version: change it with the words. */
const version = '2026-11-24'

/** How we treat people's data. */
export default function Privacy() {
  const { t } = useTranslation('site')
  return (
    <LegalText
      title={t('site.routes.privacy.title')}
      lead={t('site.privacy.lead')}
      contents={t('site.privacy.contents')}
      version={version}
      versionText={(date) => t('site.privacy.updated', { date })}
      sections={[
        { id: 'who', title: t('site.privacy.who.title'), paragraphs: [t('site.privacy.who.one'), t('site.privacy.who.two')] },
        {
          id: 'what',
          title: t('site.privacy.what.title'),
          paragraphs: [
            t('site.privacy.what.one'),
            t('site.privacy.what.two'),
            t('site.privacy.what.three'),
            t('site.privacy.what.four'),
          ],
        },
        { id: 'why', title: t('site.privacy.why.title'), paragraphs: [t('site.privacy.why.one')] },
        { id: 'see', title: t('site.privacy.see.title'), paragraphs: [t('site.privacy.see.one'), t('site.privacy.see.two')] },
        { id: 'position', title: t('site.privacy.position.title'), paragraphs: [t('site.privacy.position.one')] },
        { id: 'store', title: t('site.privacy.store.title'), paragraphs: [t('site.privacy.store.one')] },
        { id: 'long', title: t('site.privacy.long.title'), paragraphs: [t('site.privacy.long.one')] },
        {
          id: 'rights',
          title: t('site.privacy.rights.title'),
          paragraphs: [t('site.privacy.rights.one')],
          link: { to: paths.contactUs.link(), label: t('site.privacy.rights.contact') },
        },
      ]}
    />
  )
}

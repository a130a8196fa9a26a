import { useTranslation } from 'react-i18next'
import { helpTopics } from '#contract/support/values.ts'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Disclosure } from '#shared/ui/text/Disclosure.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'

/** What people ask most, answered; `opened` is the one that the address names. */
export function HelpTopics({ opened }: { opened: string | undefined }) {
  const { t } = useTranslation('workspace')
  return (
    <Card as="section" aria-labelledby="help-topics">
      <Heading level={2} size="m" id="help-topics">
        {t('support.help.title')}
      </Heading>
      {helpTopics.map((topic) => (
        <Disclosure key={topic} isOpen={topic === opened} summary={t(`support.help.${topic}.question`)}>
          {t(`support.help.${topic}.answer`)}
        </Disclosure>
      ))}
    </Card>
  )
}

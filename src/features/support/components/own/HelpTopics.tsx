import { useTranslation } from 'react-i18next'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Disclosure } from '#shared/ui/text/Disclosure.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'

const questions = ['account', 'visits', 'payments', 'medicines', 'shop', 'pets', 'privacy'] as const

/** What people ask most, answered. */
export function HelpTopics() {
  const { t } = useTranslation('workspace')
  return (
    <Card as="section" aria-labelledby="help-topics">
      <Heading level={2} size="m" id="help-topics">
        {t('support.help.title')}
      </Heading>
      {questions.map((topic) => (
        <Disclosure key={topic} summary={t(`support.help.${topic}.question`)}>
          {t(`support.help.${topic}.answer`)}
        </Disclosure>
      ))}
    </Card>
  )
}

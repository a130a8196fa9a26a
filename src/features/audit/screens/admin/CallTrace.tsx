import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { idField } from '#shared/address/fields.ts'
import { readAddress } from '#shared/address/address.ts'
import { useAddress } from '#shared/address/use-address.ts'
import { isId } from '#shared/lib/is-id.ts'
import { PageHeader } from '#shared/patterns/page/PageHeader.tsx'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { Empty } from '#shared/patterns/states/states.tsx'
import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { defineQuestion } from '#shared/screen/question.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Field } from '#shared/ui/field/Field.tsx'
import { TextInput } from '#shared/ui/field/TextInput.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { auditQuestions } from '../../api.ts'
import { TraceView } from '../../components/TraceView.tsx'

const fields = { id: idField }

const question = defineQuestion(auditQuestions.readTrace, ({ search }) => {
  const { id } = readAddress(fields, search)
  return id ? { params: { requestId: id } } : null
})

export default defineScreen({ question, view: CallTrace })

/** What became of one call, by the number that a message of a fault showed. */
function CallTrace({ answer }: ScreenView<typeof question>) {
  const { t } = useTranslation('workspace')
  const { values, change } = useAddress(fields)
  const [text, setText] = useState(values.id ?? '')
  const number = text.trim().toLowerCase()
  return (
    <Stack gap="5">
      <PageHeader title={t('audit.trace.title')} about={t('audit.trace.about')} />
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault()
          if (isId(number)) change({ id: number })
        }}
      >
        <Cluster gap="3">
          <Field
            name="number"
            label={t('audit.trace.number')}
            error={text !== '' && !isId(number) && text.length >= 36 ? t('audit.trace.noNumber') : undefined}
          >
            <TextInput
              name="number"
              value={text}
              maxLength={40}
              spellCheck={false}
              autoComplete="off"
              onChange={(event) => setText(event.currentTarget.value)}
            />
          </Field>
          <Button type="submit" variant="filled" disabled={!isId(number)}>
            {t('audit.trace.find')}
          </Button>
        </Cluster>
      </form>
      {values.id && (
        <QueryState
          query={{ ...answer, data: answer.currentData }}
          missing={<Empty title={t('audit.trace.none')}>{t('audit.trace.noneText')}</Empty>}
        >
          {(trace) => <TraceView trace={trace} />}
        </QueryState>
      )}
    </Stack>
  )
}

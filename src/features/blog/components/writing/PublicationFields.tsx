import { useTranslation } from 'react-i18next'
import type { WrittenPost } from '#contract/blog/schemas.ts'
import { formatInstant, zoneCity } from '#shared/lib/format-time.ts'
import { useMountTime } from '#shared/lib/use-mount-time.ts'
import { FormField } from '#shared/patterns/form/Form.tsx'
import type { ContractForm } from '#shared/patterns/form/useContractForm.ts'
import { DateTimePicker } from '#shared/ui/date/DateTimePicker.tsx'
import { RadioGroup } from '#shared/ui/field/RadioGroup.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { useZone } from '#shared/ui/time/ZoneContext.ts'
import type { PostValues } from '../../post-values.ts'

/** When a post is seen. One that is seen already keeps its date. */
export function PublicationFields({ form, post }: { form: ContractForm<PostValues>; post?: WrittenPost }) {
  const { t, i18n } = useTranslation('workspace')
  const zone = useZone()
  const now = useMountTime()
  const { publication } = form.values
  if (post?.state === 'published' && post.publishedAt) {
    const date = formatInstant(post.publishedAt, i18n.language, zone, 'both', false, now)
    return <Text>{t('blog.form.published', { date })}</Text>
  }
  return (
    <Stack gap="4">
      <RadioGroup
        label={t('blog.form.publication')}
        labelHidden
        name="publication.kind"
        value={publication.kind}
        onChange={(kind) => form.set('publication', { ...publication, kind })}
        options={[
          { value: 'draft', label: t('blog.form.draft'), hint: t('blog.form.draftHint') },
          { value: 'now', label: t('blog.form.now') },
          { value: 'at', label: t('blog.form.at') },
        ]}
      />
      {publication.kind === 'at' && (
        <FormField
          form={form}
          name="publication.at"
          label={t('blog.form.atLabel')}
          hint={t('blog.form.atHint', { zone: zoneCity(zone) })}
          required
        >
          <DateTimePicker
            value={publication.at}
            onChange={(event) => form.set('publication', { kind: 'at', at: event.target.value })}
          />
        </FormField>
      )}
    </Stack>
  )
}

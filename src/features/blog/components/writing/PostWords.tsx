import { useTranslation } from 'react-i18next'
import { blogCategories } from '#contract/blog/choices.ts'
import { slugLength } from '#contract/blog/slug.ts'
import { paths } from '#shared/paths.ts'
import { FormField } from '#shared/patterns/form/Form.tsx'
import type { ContractForm } from '#shared/patterns/form/useContractForm.ts'
import { SearchSelect } from '#shared/ui/choice/SearchSelect.tsx'
import { TextArea } from '#shared/ui/field/TextArea.tsx'
import { TextInput } from '#shared/ui/field/TextInput.tsx'
import { Grid, Stack } from '#shared/ui/layout/layout.tsx'
import { slugOfValues, type PostValues } from '../../post-values.ts'

/** What a post is called, where it is found and what it is about. */
export function PostWords({ form, isPublished }: { form: ContractForm<PostValues>; isPublished: boolean }) {
  const { t } = useTranslation('workspace')
  const { t: site } = useTranslation('site')
  const slug = slugOfValues(form.values)
  // A draft needs a title alone.
  const isShown = form.values.publication.kind !== 'draft'
  const address = slug && paths.blog.link({ slug })
  const found = address ? t('blog.form.slugHint', { address }) : t('blog.form.slugEmpty')
  return (
    <Stack gap="4">
      <FormField form={form} name="title" label={t('blog.form.title')} required>
        <TextInput {...form.input('title')} maxLength={150} dir="auto" autoComplete="off" />
      </FormField>
      <FormField
        form={form}
        name="slug"
        label={t('blog.form.slug')}
        hint={isPublished ? t('blog.form.slugFixed', { address }) : found}
      >
        <TextInput
          {...form.input('slug')}
          readOnly={isPublished}
          placeholder={slug}
          maxLength={slugLength}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </FormField>
      <FormField form={form} name="summary" label={t('blog.form.summary')} hint={t('blog.form.summaryHint')} required={isShown}>
        <TextArea {...form.input('summary')} rows={3} maxLength={300} dir="auto" />
      </FormField>
      <Grid least={14} gap="4">
        <FormField form={form} name="category" label={t('blog.form.category')} required={isShown}>
          <SearchSelect
            {...form.input('category')}
            placeholder={t('blog.form.choose')}
            options={blogCategories.map((value) => ({ value, label: site(`blog.categories.${value}`) }))}
          />
        </FormField>
        <FormField form={form} name="author" label={t('blog.form.author')}>
          <TextInput {...form.input('author')} maxLength={120} dir="auto" autoComplete="off" />
        </FormField>
      </Grid>
    </Stack>
  )
}

import { useTranslation } from 'react-i18next'
import { paths } from '#shared/paths.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { useLazyReadBlogPostAsWrittenQuery } from '../../writing-api.ts'

/** Somebody else was faster: theirs can be looked at, or written over. Nothing is lost by itself. */
export function ChangedMeanwhile({ id, onOverrule }: { id: string; onOverrule: (version: number) => void }) {
  const { t } = useTranslation('workspace')
  const [read, { isFetching }] = useLazyReadBlogPostAsWrittenQuery()
  const overrule = async () => {
    const { data } = await read({ params: { id } })
    if (data) onOverrule(data.version)
  }
  return (
    <Stack gap="3">
      <span>{t('blog.changed.text')}</span>
      <Cluster gap="2">
        <LinkButton small to={paths.advertisementManagement.link({ post: id })} target="_blank">
          {t('blog.changed.look')}
        </LinkButton>
        <Button small loading={isFetching} onClick={() => void overrule()}>
          {t('blog.changed.overrule')}
        </Button>
      </Cluster>
    </Stack>
  )
}

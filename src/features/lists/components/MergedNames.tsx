import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { ReferenceEntry } from '#contract/lists/schemas.ts'
import { errorToast, toastShown } from '#shared/toasts/toasts.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { useUndoReferenceMergeMutation } from '../api.ts'

/** What was merged into an entry, each taken back as long as that goes. */
export function MergedNames({ entry }: { entry: ReferenceEntry }) {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch()
  const [undo, undoing] = useUndoReferenceMergeMutation()
  const takeBack = async (id: string, name: string) => {
    const answer = await undo({ params: { id } })
    dispatch(
      'error' in answer
        ? errorToast(t('lists.merge.undoFailed'), answer.error)
        : toastShown({ kind: 'success', title: t('lists.merge.undone'), text: t('lists.merge.undoneText', { name }) }),
    )
  }
  return (
    <Stack gap="1">
      {entry.merged.map(({ mergeId, name, undoUntil }) => (
        <Cluster key={mergeId} gap="2">
          <bdi>{name}</bdi>
          {undoUntil && (
            <>
              <Button
                small
                variant="quiet"
                loading={undoing.isLoading}
                aria-label={t('lists.merge.undoOf', { name })}
                onClick={() => void takeBack(mergeId, name)}
              >
                {t('lists.merge.undo')}
              </Button>
              <Text size="s" quiet>
                {t('lists.merge.until')} <When instant={undoUntil} show="date" />
              </Text>
            </>
          )}
        </Cluster>
      ))}
    </Stack>
  )
}

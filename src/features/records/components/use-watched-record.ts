import { useDispatch } from 'react-redux'
import { recordTopic } from '#contract/records/topics.ts'
import { baseApi } from '#shared/api/base-api.ts'
import { useWatched } from '#shared/hub/use-hub.ts'

/** While a record is looked at: what others write into it shows, and what is judged by it is judged again. */
export function useWatchedRecord(subjectId: string): void {
  const dispatch = useDispatch()
  useWatched(recordTopic(subjectId), () => dispatch(baseApi.util.invalidateTags(['Record', 'RecordEntry', 'Observation'])))
}

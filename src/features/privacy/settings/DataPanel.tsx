import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { useReadOwnDataQuery } from '../api.ts'
import { CopyPanel } from './CopyPanel.tsx'
import { CoolingPanel } from './CoolingPanel.tsx'
import { ErasurePanel } from './ErasurePanel.tsx'

/** A copy of one's data, and the deletion of one's account. */
export function DataPanel({ isPatient = false }: { isPatient?: boolean }) {
  const own = useReadOwnDataQuery()
  return (
    <QueryState query={own}>
      {(data) => (
        <>
          {data.erasure && <CoolingPanel erasure={data.erasure} holds={data.holds} />}
          <CopyPanel copy={data.copy} days={data.copyDays} />
          {!data.erasure && <ErasurePanel data={data} isPatient={isPatient} />}
        </>
      )}
    </QueryState>
  )
}

import { useQuery } from '@apollo/client/react'
import { useMemo, useState } from 'react'
import { toRequestError } from '../../../../apollo/errors'
import { DataTable } from '../../../../ui/data-table/DataTable'
import { formatDateTime } from '../../../../ui/format/date'
import { formatCount } from '../../../../ui/format/decimal'
import { ListPage } from '../../../../ui/layout/ListPage'
import { useListState } from '../../../../ui/list/useListState'
import { usePermission } from '../../../../ui/permission/permission'
import { SearchForm } from '../../../../ui/search-form/SearchForm'
import { ApplyDrawer } from '../form/ApplyDrawer'
import { DirectPayPriceCoverageDocument } from '../insight.generated'
import { PriceProjectsDocument } from '../price.generated'
import { ADD } from '../rows'
import { texts } from '../texts'
import { type Cell, type Coverage, cellKey, filteredCells, pairsOfGap, shareOf } from './cells'
import { coverageColumns } from './columns'
import css from './coverage.module.css'
import { config, searchFields } from './list'

const rowName = ({ tpMode, soilType, garbageName }: Cell) => texts.terms(texts.modes[tpMode], soilType, garbageName)

function Sums({ coverage, cells }: { coverage: Coverage; cells: readonly Cell[] }) {
  const { share, missing } = shareOf(cells, coverage.captainCount)
  return (
    <p className={css.sums}>
      <span>{texts.coverageSum(cells.length, coverage.captainCount)}</span>
      <strong>{texts.coverageShare(share)}</strong>
      <strong>{texts.coverageMissing(formatCount(missing))}</strong>
      <span>{texts.coverageAt(formatDateTime(coverage.at))}</span>
    </p>
  )
}

/** 直付价覆盖: for which transports of a project which captains have no price today. */
export default function CoveragePage() {
  const list = useListState(config)
  const can = usePermission()
  const { data: known, error: unknown, refetch: again } = useQuery(PriceProjectsDocument)
  const projects = known?.projects
  const projectInfoId = list.filters.projectInfoId ?? projects?.[0]?.id
  const { data, error, loading, refetch } = useQuery(DirectPayPriceCoverageDocument, {
    variables: { projectInfoId: projectInfoId ?? '', allCaptains: list.filters.allCaptains ?? false },
    skip: !projectInfoId,
  })
  const [gap, setGap] = useState<Cell | null>(null)
  const fields = useMemo(() => searchFields(projects ?? []), [projects])
  const coverage = projectInfoId ? data?.directPayPriceCoverage : undefined
  const captainCount = coverage?.captainCount ?? 0
  const columns = useMemo(() => coverageColumns(captainCount, setGap), [captainCount])
  const none = projects?.length === 0
  const rows = none ? [] : coverage && filteredCells(coverage.cells, list.filters)
  const failed = error ?? unknown
  const reload = () => {
    // What failed comes back as `error`.
    void again().catch(() => undefined)
    if (projectInfoId) void refetch().catch(() => undefined)
  }
  return (
    <ListPage
      title={texts.coverage}
      search={<SearchForm fields={fields} list={{ ...list, filters: { ...list.filters, projectInfoId } }} />}
    >
      <DataTable
        id="direct-pay-coverage"
        label={texts.coverage}
        columns={columns}
        rows={rows}
        rowKey={cellKey}
        rowName={rowName}
        list={list}
        loading={loading}
        error={failed ? toRequestError(failed) : null}
        onRetry={reload}
        emptyText={texts.coverageEmpty}
        onOpen={(cell) => cell.missing.length > 0 && can(ADD) && setGap(cell)}
        toolbar={coverage && rows && <Sums coverage={coverage} cells={rows} />}
      />
      <p className={css.note}>{texts.coverageNote}</p>
      {gap && (
        <ApplyDrawer
          projectInfoId={projectInfoId}
          known={{
            tpMode: gap.tpMode,
            soilType: gap.soilType,
            garbageId: gap.garbageId ?? '',
            garbageName: gap.garbageName,
            captainAndDriver: pairsOfGap(gap.missing),
          }}
          onClose={() => setGap(null)}
          onSaved={reload}
        />
      )}
    </ListPage>
  )
}

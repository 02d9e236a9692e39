import { useQuery } from '@apollo/client/react'
import { useMemo, useState } from 'react'
import { toRequestError } from '../../../../apollo/errors'
import { CardedTable } from '../../../../ui/data-table/cards/CardedTable'
import { cardOf } from '../../../../ui/data-table/cards/cardOf'
import { formatDateTime } from '../../../../ui/format/date'
import { formatCount } from '../../../../ui/format/decimal'
import { ListPage } from '../../../../ui/layout/ListPage'
import looks from '../../../../ui/layout/looks.module.css'
import { useListState } from '../../../../ui/list/useListState'
import { usePermission } from '../../../../ui/permission/permission'
import { SearchForm } from '../../../../ui/search-form/SearchForm'
import { ExportMenu } from '../../../export/export-task'
import css from '../../price.module.css'
import { ApplyDrawer } from '../form/ApplyDrawer'
import { DirectPayPriceCoverageDocument } from '../insight.generated'
import { PriceProjectsDocument } from '../price.generated'
import { ADD } from '../rows'
import { texts } from '../texts'
import { type Cell, type Coverage, cellKey, pairsOfGap, shareOf } from './cells'
import { card, coverageColumns } from './columns'
import { config, searchFields } from './list'

const rowName = ({ tpMode, soilType, garbageName }: Cell) => texts.terms(texts.modes[tpMode], soilType, garbageName)

function Sums({ coverage: { at, captainCount, cells } }: { coverage: Coverage }) {
  const { share, missing } = shareOf(cells, captainCount)
  return (
    <p className={css.sums}>
      <span>{texts.coverageSum(cells.length, captainCount)}</span>
      <strong>{texts.coverageShare(share)}</strong>
      <strong>{texts.coverageMissing(formatCount(missing))}</strong>
      <span>{texts.coverageAt(formatDateTime(at))}</span>
    </p>
  )
}

/** 直付价覆盖: transports of a project, and the captains without a price for them today. */
export default function CoveragePage() {
  const list = useListState(config)
  const can = usePermission()
  const { data: known, error: unknown, refetch: again } = useQuery(PriceProjectsDocument)
  const projects = known?.projects
  const projectInfoId = list.filters.projectInfoId ?? projects?.[0]?.id
  const filter = { ...list.filters, projectInfoId: projectInfoId ?? '' }
  const { data, error, loading, refetch } = useQuery(DirectPayPriceCoverageDocument, {
    variables: filter,
    skip: !projectInfoId,
  })
  const [gap, setGap] = useState<Cell | null>(null)
  const fields = useMemo(() => searchFields(projects ?? []), [projects])
  const coverage = projectInfoId ? data?.directPayPriceCoverage : undefined
  const captainCount = coverage?.captainCount ?? 0
  const columns = useMemo(() => coverageColumns(captainCount, setGap), [captainCount])
  const none = projects?.length === 0
  const rows = none ? [] : coverage?.cells
  const failed = error ?? unknown
  const reload = () => {
    // A failure is reported as `error`.
    void again().catch(() => undefined)
    if (projectInfoId) void refetch().catch(() => undefined)
  }
  return (
    <ListPage title={texts.coverage} search={<SearchForm fields={fields} list={list} usual={{ projectInfoId }} />}>
      <CardedTable
        id="direct-pay-coverage"
        label={texts.coverage}
        columns={columns}
        card={cardOf(columns, card)}
        rows={rows}
        rowKey={cellKey}
        rowName={rowName}
        list={list}
        loading={loading}
        error={failed ? toRequestError(failed) : null}
        onRetry={reload}
        emptyText={texts.coverageEmpty}
        onOpen={(cell) => cell.missing.length > 0 && can(ADD) && setGap(cell)}
        toolbar={coverage && <Sums coverage={coverage} />}
        tools={(table) => <ExportMenu list="PRICE_COVERAGE" table={table} filter={filter} total={rows?.length ?? 0} />}
      />
      <p className={looks.small}>{texts.coverageNote}</p>
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

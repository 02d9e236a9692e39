import { type ReactNode, useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { MAX_SELECTED } from '../../apollo/everyRow'
import { useChanged } from '../../apollo/refetchShowing'
import { usePageQuery } from '../../apollo/usePageQuery'
import { ListTable } from '../../features/view/list-table'
import type { TypeName } from '../../gql/typeNames.generated'
import { cardOf } from '../../ui/data-table/cards/cardOf'
import type { Column } from '../../ui/data-table/types'
import { useStableHandlers } from '../../ui/data-table/useStableHandlers'
import { useColumnsShown } from '../../ui/data-table/useTableLayout'
import { LuPlus } from '../../ui/icons'
import { Button } from '../../ui/layout/Button'
import { ListPage } from '../../ui/layout/ListPage'
import { useListState } from '../../ui/list/useListState'
import { useSelection } from '../../ui/list/useSelection'
import { useDrawerParam } from '../../ui/overlay/useDrawerParam'
import { SearchForm } from '../../ui/search-form/SearchForm'
import { RecordVerbs } from '../verbs/RecordVerbs'
import { verbsColumn } from '../verbs/VerbButtons'
import type { Offering } from '../verbs/verb'
import type { AnyKind } from './kind'
import { OpenNumber, openedBy } from './opening'
import { RecordDrawer } from './RecordDrawer'
import { selectionSumsOf, sumsOf } from './sums'

const rowKey = ({ id }: Offering) => id
const NOTHING: readonly TypeName[] = []
const askedAtOnce = () => false
const nothingToChoose = () => undefined
const NO_COLUMNS: readonly string[] = []
const Nothing = ({ children }: { children: ReactNode }) => children

const hasDetail = ({ one, Drawer, urlOf }: AnyKind): boolean => Boolean(one ?? Drawer ?? urlOf)

/** Columns of a kind: its number links to the detail, and its verbs are at the end. */
const columnsFor = (kind: AnyKind): Column<Offering>[] => {
  const { list, verbs, opens } = kind
  const opening = hasDetail(kind) ? kind : { ...kind, view: null }
  const leads = hasDetail(kind) && opens !== 'cell'
  const columns = list.columns.map((column) =>
    column.rowHeader && leads
      ? {
          ...column,
          cell: (row: Offering) => (
            <OpenNumber opening={opening} row={row}>
              {column.cell(row)}
            </OpenNumber>
          ),
        }
      : column,
  )
  return verbs ? [...columns, verbsColumn(verbs, opening)] : columns
}

/**
 * Page of a kind of record: its list, and drawers of one record, of a new one and of a change, each at its own address.
 */
export function RecordListPage({ kind }: { kind: AnyKind }) {
  const { texts, list: declared, verbs, param, urlOf, Drawer, Beside, Around = Nothing } = kind
  const { useChoices = nothingToChoose, useWaiting = askedAtOnce, search, dear, Banner, Toolbar, Selected } = declared
  const config = useMemo(
    () => ({
      filters: search.filters,
      sort: declared.sort,
      ...(declared.subject ? { subject: declared.subject } : {}),
      beside: [...(param ? [param] : []), 'add', 'edit', ...(declared.beside ?? [])],
    }),
    [search, declared, param],
  )
  const waiting = useWaiting()
  const list = useListState(config)
  const { filters } = list
  const filter = search.toFilter(filters)
  const asked = { filter, sort: list.sort, page: list.pageInput }
  const columns = useMemo(() => columnsFor(kind), [kind])
  const isDear = useColumnsShown(declared.id, columns, dear?.columns ?? NO_COLUMNS)
  const document = dear && isDear ? dear.document : declared.document
  const page = usePageQuery(document, asked, declared.pick, { skip: waiting })
  const choices = useChoices()
  const fields = useMemo(() => search.fields(choices), [search, choices])
  const selection = useSelection<Offering>(rowKey)
  const viewing = useDrawerParam(param ?? '')
  const editing = useDrawerParam('edit')
  const adding = useDrawerParam('add')
  const selectionSums = useMemo(() => selectionSumsOf(declared.columns, declared.selectionSums ?? []), [declared])
  const navigate = useNavigate()
  const { view } = useStableHandlers({
    view: (row: Offering) => {
      if (!urlOf) return viewing.open(openedBy(kind, row))
      const url = urlOf(row)
      if (url !== null) navigate(url)
    },
  })
  const card = useMemo(
    () => cardOf(columns, declared.card, hasDetail(kind) && kind.view === null ? view : undefined),
    [columns, declared, kind, view],
  )
  const rows = page.rows ?? []
  const at = rows.findIndex((row) => openedBy(kind, row) === viewing.value)
  const step = (to: number) => {
    const row = at < 0 ? undefined : rows[to]
    return row ? () => view(row) : null
  }
  const steps = { onPrevious: step(at - 1), onNext: step(at + 1), onClose: viewing.close }
  const changed = useChanged(verbs?.changes ?? kind.changes ?? NOTHING, page.refetch)
  const selectedDone = () => {
    selection.clear()
    changed()
  }
  const removed = (row: Offering) => {
    selection.set([row], false)
    if (viewing.value === openedBy(kind, row)) viewing.close()
  }
  const left = (ids: readonly string[]) =>
    selection.set(
      ids.flatMap((id) => selection.rows.get(id) ?? []),
      false,
    )
  const isCounted = declared.isCounted && ((row: Offering) => declared.isCounted?.(row, filters) ?? true)
  const { summary } = page
  const sums =
    summary && declared.sums ? sumsOf(declared.sums, summary, isCounted ? rows.filter(isCounted) : rows) : null
  const { keeps } = declared
  const onSearch = (found: object) =>
    list.setFilters({ ...found, ...Object.fromEntries((keeps ?? []).map((name) => [name, filters[name]])) })
  const addButton = kind.Add && (
    <Button
      variant="solid"
      icon={<LuPlus aria-hidden />}
      {...(kind.addPermission ? { permission: kind.addPermission } : {})}
      onClick={() => adding.open('1')}
    >
      {texts.add ?? ''}
    </Button>
  )
  const toolbar = Toolbar ? (
    <>
      {addButton}
      <Toolbar
        filters={filters}
        setFilters={list.setFilters}
        unselect={selection.clear}
        summary={page.summary}
        total={page.total}
        onChanged={changed}
      />
    </>
  ) : (
    addButton
  )
  const body = (
    <>
      <Around>
        <ListTable
          id={declared.id}
          label={texts.title}
          columns={columns}
          card={card}
          rowKey={rowKey}
          rowName={kind.nameOf}
          list={list}
          page={page}
          exported={declared.exported && { list: declared.exported, filter }}
          {...(sums ? { sums } : {})}
          {...(summary && declared.sumsNote ? { sumsNote: declared.sumsNote(summary) } : {})}
          {...(declared.selectionSums || Selected ? { selection, selectionSums } : {})}
          {...(declared.selectsAll ? { loadAll: page.loadAll, selectLimit: MAX_SELECTED } : {})}
          {...(declared.unselectable ? { disabledReason: declared.unselectable } : {})}
          {...(Selected
            ? { selectionActions: <Selected rows={[...selection.rows.values()]} onDone={selectedDone} /> }
            : {})}
          {...(hasDetail(kind) ? { onOpen: view } : {})}
          {...(declared.flash ? { flash: declared.flash } : {})}
          toolbar={toolbar}
          emptyText={declared.emptyOf?.(filters) ?? texts.empty}
          emptyAction={!kind.emptyAlone && addButton}
        />
      </Around>
      {viewing.value && !editing.value && !adding.value && (
        <>
          {kind.one && <RecordDrawer kind={kind} one={kind.one} id={viewing.value} {...steps} />}
          {Drawer && (
            <Drawer
              id={viewing.value}
              {...(rows[at] ? { row: rows[at] } : {})}
              {...{ rows, ...steps }}
              onOpen={viewing.open}
              onChanged={changed}
            />
          )}
        </>
      )}
      {Beside && <Beside rows={rows} filters={filters} onChanged={changed} />}
      {kind.Add && adding.value && (
        <kind.Add key={adding.value} filled={adding.value} filters={filters} onClose={adding.close} onSaved={changed} />
      )}
      {kind.Edit && editing.value && (
        <kind.Edit key={editing.value} id={editing.value} onClose={editing.close} onSaved={changed} />
      )}
    </>
  )
  return (
    <ListPage
      title={texts.title}
      search={
        <SearchForm
          fields={fields}
          list={list}
          {...(keeps ? { onSearch } : {})}
          {...(declared.groups ? { groups: declared.groups } : {})}
          {...(declared.chips ? { linked: declared.chips(filters, rows) } : {})}
        />
      }
      banner={Banner && <Banner filters={filters} />}
    >
      {verbs ? (
        <RecordVerbs kind={verbs} nameOf={kind.nameOf} onChanged={changed} onRemoved={removed} onLeft={left}>
          {body}
        </RecordVerbs>
      ) : (
        body
      )}
    </ListPage>
  )
}

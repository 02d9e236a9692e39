import type { ReactNode } from 'react'
import { ListPage } from '../../../ui/layout/ListPage'
import { SearchForm } from '../../../ui/search-form/SearchForm'
import { PicturePreview } from '../picture'
import { WaybillDrawer } from './drawer/WaybillDrawer'
import { MissingWaybills } from './MissingWaybills'
import { OpenContext } from './open'
import { type Filters, keptFilters, linkedChips, searchGroups, without } from './search'
import type { Waybills } from './useWaybills'

interface Props {
  title: string
  waybills: Waybills
  /** Verbs of the waybill in the drawer. */
  drawerActions?: ReactNode
  children: ReactNode
}

/**
 * Frame around a table of waybills: the search, pasted numbers that were not found, the pictures and the drawer of one
 * waybill.
 */
export function WaybillFrame({ title, waybills: { list, fields, drawer, steps }, drawerActions, children }: Props) {
  const search = (values: Filters) => list.setFilters({ ...keptFilters(list.filters, values), ...values })
  return (
    <ListPage
      title={title}
      search={
        <SearchForm
          fields={fields}
          groups={searchGroups}
          list={list}
          onSearch={search}
          linked={linkedChips(list.filters)}
          onRemove={(name) => list.setFilters(without(name, list.filters))}
        />
      }
      banner={<MissingWaybills filters={list.filters} />}
    >
      <PicturePreview>
        <OpenContext value={drawer.open}>{children}</OpenContext>
      </PicturePreview>
      <WaybillDrawer
        id={drawer.value}
        actions={drawerActions}
        onPrevious={steps.previous}
        onNext={steps.next}
        onClose={drawer.close}
      />
    </ListPage>
  )
}

import { useEffect, useState } from 'react'
import { useCommand } from '../../../apollo/useCommand'
import { type PageQuery, usePageQuery } from '../../../apollo/usePageQuery'
import { companyUserFields, organProjectFields } from '../../../gql/fields/identity.generated'
import { figures } from '../../../kit/cells'
import { columnsOf } from '../../../kit/columns'
import { CardedTable } from '../../../ui/data-table/cards/CardedTable'
import { cardOf } from '../../../ui/data-table/cards/cardOf'
import { toast } from '../../../ui/feedback/toastStore'
import { SelectField } from '../../../ui/form/choice-fields'
import { Form } from '../../../ui/form/Form'
import { FormButtons } from '../../../ui/form/FormButtons'
import { useServerForm } from '../../../ui/form/useServerForm'
import { formatCount } from '../../../ui/format/decimal'
import { Button } from '../../../ui/layout/Button'
import looks from '../../../ui/layout/looks.module.css'
import type { SortItem } from '../../../ui/list/useListState'
import { useLocalList } from '../../../ui/list/useLocalList'
import { useSelection } from '../../../ui/list/useSelection'
import { Modal } from '../../../ui/overlay/Modal'
import { useOrgansChanged } from './form'
import {
  OrganMembersDocument,
  type OrganMembersQuery,
  OrganProjectsDocument,
  type OrganProjectsQuery,
  PlaceUsersDocument,
} from './organ.generated'
import { texts } from './texts'
import { COMPANY, idOfOption, type Place, placeOptions } from './tree'

type Member = OrganMembersQuery['users']['records'][number]
type Project = OrganProjectsQuery['organProjects']['records'][number]

/** Most people who are moved at once. */
const MOST = 200

/** List that begins in this order; the tree names the organ it is narrowed to. */
const orderedBy = <Field extends string>(
  field: Field,
): { filters: Record<string, never>; sort: SortItem<Field>[] } => ({
  filters: {},
  sort: [{ field, direction: 'ASC' }],
})
const [byName, byProject] = [orderedBy('NAME'), orderedBy('PROJECT_NAME')]

const memberColumns = columnsOf<Member>()(companyUserFields, {
  name: { width: 110, pin: 'start', rowHeader: true },
  state: 90,
  organName: { width: 150, cell: ({ organName }) => organName ?? texts.ofCompany },
  positionName: 130,
  roleNames: 170,
  phone: { width: 130, cell: ({ phone }) => figures(phone) },
})
const memberCard = cardOf(memberColumns, { state: 'state', facts: ['organName', 'positionName', 'roleNames'] })

const projectColumns = columnsOf<Project>()(organProjectFields, {
  projectName: { width: 240, pin: 'start', rowHeader: true },
  organName: { width: 180, cell: ({ organName }) => organName ?? texts.ofCompany },
  enabled: { width: 110, cell: ({ enabled }) => texts.enabled[`${enabled}`] },
})
const projectCard = cardOf(projectColumns, { facts: ['organName', 'enabled'] })

/** Reports the number of rows once it is known. */
function useCounted<Row, Summary>({ rows, total }: PageQuery<Row, Summary>, onCounted: (count: number) => void) {
  useEffect(() => {
    if (rows) onCounted(total)
  }, [rows, total, onCounted])
}

interface Props {
  /** Organ, with all below it; null for the company. */
  organId: string | undefined
  onCounted: (count: number) => void
}

/** People of an organ, who can be moved. */
export function MemberTable({ organId, places, onCounted }: Props & { places: readonly Place[] }) {
  const list = useLocalList(byName)
  const selection = useSelection(({ id }: Member) => id)
  const [placing, setPlacing] = useState(false)
  const asked = { filter: organId ? { organId } : {}, sort: list.sort, page: list.pageInput }
  const page = usePageQuery(OrganMembersDocument, asked, (data) => data.users)
  useCounted(page, onCounted)
  return (
    <>
      <CardedTable
        id="organ-members"
        label={texts.members()}
        columns={memberColumns}
        card={memberCard}
        rows={page.rows}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        total={page.total}
        list={list}
        loading={page.loading}
        error={page.error}
        onRetry={page.refetch}
        emptyText={texts.noMembers}
        selection={selection}
        selectLimit={MOST}
        selectionActions={
          <Button variant="solid" permission="sys:user:edit" onClick={() => setPlacing(true)}>
            {texts.place}
          </Button>
        }
      />
      {placing && (
        <PlaceDialog
          members={[...selection.rows.values()]}
          places={places}
          onClose={() => setPlacing(false)}
          onDone={selection.clear}
        />
      )}
    </>
  )
}

interface PlaceProps {
  members: readonly Member[]
  places: readonly Place[]
  onClose: () => void
  onDone: () => void
}

/** 调整用户的机构: of all chosen people, or none. */
function PlaceDialog({ members, places, onClose, onDone }: PlaceProps) {
  const { run } = useCommand(PlaceUsersDocument)
  const changed = useOrgansChanged()
  const [first] = members
  const isOne = members.every(({ organId }) => organId === first?.organId)
  const form = useServerForm({
    defaultValues: { organ: first && isOne ? (first.organId ?? COMPANY) : '' },
    onSubmit: async ({ organ }) => {
      if (!(await run({ ids: members.map(({ id }) => id), organId: idOfOption(organ) }))) return false
      toast.success(texts.placed(formatCount(members.length)))
      changed()
      onDone()
      onClose()
    },
  })
  return (
    <Modal
      open
      size="md"
      title={texts.placeTitle}
      record={texts.placeWho(first?.name ?? '', formatCount(members.length))}
      footer={<FormButtons form={form} submit={texts.save} permission="sys:user:edit" onCancel={onClose} />}
      unsaved={form.methods.formState.isDirty}
      onClose={onClose}
    >
      <p className={looks.intro}>
        {texts.placeAbout(formatCount(members.length), members.map(({ name }) => name).join('、'))}
      </p>
      <Form form={form}>
        <SelectField name="organ" label={texts.placeTo} required options={placeOptions(places, () => true)} />
      </Form>
    </Modal>
  )
}

/** Projects of an organ. */
export function ProjectTable({ organId, onCounted }: Props) {
  const list = useLocalList(byProject)
  const asked = { filter: organId ? { organId } : {}, sort: list.sort, page: list.pageInput }
  const page = usePageQuery(OrganProjectsDocument, asked, (data) => data.organProjects)
  useCounted(page, onCounted)
  return (
    <CardedTable
      id="organ-projects"
      label={texts.projects()}
      columns={projectColumns}
      card={projectCard}
      rows={page.rows}
      rowKey={({ id }) => id}
      rowName={({ projectName }) => projectName}
      total={page.total}
      list={list}
      loading={page.loading}
      error={page.error}
      onRetry={page.refetch}
      emptyText={texts.noProjects}
    />
  )
}

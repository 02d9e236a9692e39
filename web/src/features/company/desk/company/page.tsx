import { deskCompanyFilter, deskCompanyFields as fields } from '../../../../gql/fields/company.generated'
import type { DeskCompanyFilter } from '../../../../gql/types.generated'
import { figures } from '../../../../kit/cells'
import { columnsOf } from '../../../../kit/columns'
import { recordKind, type ToolbarProps } from '../../../../kit/record/kind'
import { RecordListPage } from '../../../../kit/record/RecordListPage'
import { searchOf } from '../../../../kit/search'
import { commandOf } from '../../../../kit/verbs/verb'
import { formatMinute } from '../../../../ui/format/date'
import { formatCount } from '../../../../ui/format/decimal'
import looks from '../../../../ui/layout/looks.module.css'
import { capitals } from '../../../../ui/list/params'
import { OpenDialog } from '../rescue/OpenDialog'
import { DeskCompaniesDocument, type DeskCompaniesQuery, ResumeCompanyDocument } from './company.generated'
import { type Company, SuspendDialog } from './SuspendDialog'
import { texts } from './texts'

const columns = columnsOf<Company>()(fields, {
  companyName: { width: 260, pin: 'start', rowHeader: true, cell: ({ companyName }) => companyName },
  state: 100,
  companyNo: { width: 180, cell: ({ companyNo }) => figures(companyNo) },
  authenticatedAt: {
    width: 150,
    cell: ({ authenticatedAt }) => figures(authenticatedAt && formatMinute(authenticatedAt)) ?? texts.notAuthenticated,
  },
  users: 100,
  waybills: 100,
  cards: 100,
  settlements: 100,
  createTime: 150,
  suspendedAt: 150,
  suspendedReason: 200,
})

/** Numbers of companies: all, and those that are authenticated and suspended. */
function Totals({ summary, total }: ToolbarProps<object, DeskCompaniesQuery['companies']['summary']>) {
  return (
    summary && (
      <p className={looks.quiet} role="status">
        {texts.summary(formatCount(total), formatCount(summary.authenticated), formatCount(summary.suspended))}
      </p>
    )
  )
}

const companies = recordKind<Company>()({
  texts,
  param: 'company',
  nameOf: ({ companyName }) => companyName,
  list: {
    id: 'desk-companies',
    document: DeskCompaniesDocument,
    pick: (data) => data.companies,
    columns,
    card: { state: 'state', facts: ['companyNo', 'authenticatedAt', 'users', 'suspendedReason'] },
    search: searchOf<DeskCompanyFilter>()(deskCompanyFilter, {
      companyName: true,
      companyNo: { typed: capitals },
      state: true,
      authenticated: { label: texts.authentication, yes: texts.authenticated, no: texts.notAuthenticated },
      createTime: true,
    }),
    sort: [{ field: 'CREATE_TIME', direction: 'DESC' }],
    Toolbar: Totals,
  },
  verbs: {
    verbs: {
      rescue: {
        label: texts.rescue,
        permission: 'platform:rescue:add',
        against: () => null,
        Dialog: ({ row, onClose }) => <OpenDialog company={row} onClose={onClose} />,
      },
      suspend: { label: texts.suspend, Dialog: SuspendDialog },
      resume: {
        label: texts.resume,
        done: texts.resumed,
        command: commandOf(ResumeCompanyDocument, ({ id }: Company) => ({ id })),
        ask: ({ companyName, suspendedAt, suspendedReason }) => ({
          title: texts.resumeTitle,
          content: texts.resumeQuestion(companyName),
          about: texts.resumeAbout(formatMinute(suspendedAt), suspendedReason ?? ''),
        }),
      },
    },
    of: ({ allowedActions }) => [
      'rescue',
      ...(['suspend', 'resume'] as const).filter((verb) => allowedActions.includes(verb)),
    ],
    about: ({ companyName }) => companyName,
    inline: true,
    width: 150,
    changes: ['DeskCompany'],
  },
})

/** 公司: use of the platform by company, with suspending and resuming. */
export default function CompanyPage() {
  return <RecordListPage kind={companies} />
}

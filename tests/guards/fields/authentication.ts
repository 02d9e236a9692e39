import { newId } from '@tufang/server/kernel/values/id'
import { uniqueMobile } from '@tufang/tests/unique'
import type { Arguments, GuardedField } from '../graphql-fields'

const OWN = 'chain:company:authenticate'
const SEE = 'platform:registration:get'
const DECIDE = 'platform:registration:audit'
const RANGE = { from: '2026-01-01T00:00:00+08:00', to: '2026-01-31T00:00:00+08:00' }
const PAGE = { current: 1, size: 20 }
const REGISTRATION =
  '{ id companyName status reason checks { check } readings { field } company { id } looks { at user { id } } allowedActions }'
const DRAFT = '{ step form { companyName } unsure }'

const input = (): Arguments => ({
  companyName: '宏达土方',
  companyNo: '91440300MA5DA1234H',
  companyType: '有限责任公司',
  companyRepre: '王五',
  companyAddress: '深圳',
  companyFound: '2015-03-02',
  companyUrl: '/files/1',
  idName: '王五',
  idSex: '男',
  idNation: '汉',
  idBirth: '1990-03-07',
  idAddress: '深圳',
  idNo: '440307199003071415',
  idAuthority: '深圳市公安局',
  idStartDate: '2020-01-01',
  idEndDate: '长期',
  idCardNegativeUrl: '/files/2',
  idCardPositiveUrl: '/files/3',
  mobile: uniqueMobile(),
})

/** Fields of companies' papers, and of the desk that reviews them. */
export const fields: Record<string, GuardedField> = {
  'Mutation.beginAuthentication': {
    access: 'public',
    selection: '{ accessToken }',
    examples: () => [{ mobile: uniqueMobile(), code: '000000', deviceId: newId() }],
  },
  'Mutation.registerCaptain': {
    access: 'public',
    selection: '{ accessToken }',
    examples: () => [{ input: { mobile: uniqueMobile(), code: '000000', name: '黄师傅', deviceId: newId() } }],
  },
  'Query.registration': { access: OWN, selection: REGISTRATION, examples: () => [{ id: null }] },
  'Query.authenticationDraft': { access: OWN, selection: DRAFT },
  'Mutation.saveAuthenticationDraft': {
    access: OWN,
    selection: DRAFT,
    examples: () => [{ step: 'PERSON', input: input(), unsure: ['companyName'] }],
  },
  'Mutation.discardAuthenticationDraft': { access: OWN, selection: '{ draft { step } registration { id status } }' },
  'Mutation.submitAuthentication': { access: OWN, selection: REGISTRATION, examples: () => [{ input: input() }] },
  'Query.registrations': {
    access: SEE,
    selection: '{ total records { id companyName company { id companyName } allowedActions } summary { pending } }',
    examples: () => [
      {
        filter: {
          companyType: ['COMPANY'],
          companyName: '宏',
          companyNo: '91',
          contactName: '王',
          contactPhone: '138',
          status: ['PENDING'],
          createTime: RANGE,
          submittedAt: RANGE,
        },
        sort: [{ field: 'SUBMITTED_AT', direction: 'DESC' }],
        page: PAGE,
      },
    ],
  },
  'Mutation.approveRegistration': {
    access: DECIDE,
    selection: REGISTRATION,
    examples: () => [{ id: newId(), version: 1 }],
  },
  'Mutation.rejectRegistration': {
    access: DECIDE,
    selection: REGISTRATION,
    examples: () => [{ id: newId(), reason: '照片不清晰', version: 1 }],
  },
  'Query.companies': {
    access: 'platform:company:get',
    selection:
      '{ total records { id companyName state users waybills cards settlements allowedActions } summary { suspended authenticated } }',
    examples: () => [
      {
        filter: { companyName: '宏', companyNo: '91', state: ['ACTIVE'], authenticated: true, createTime: RANGE },
        sort: [{ field: 'CREATE_TIME', direction: 'DESC' }],
        page: PAGE,
      },
    ],
  },
  'Mutation.suspendCompany': {
    access: 'platform:company:edit',
    selection: '{ id companyName state users }',
    examples: () => [{ id: newId(), reason: '虚假注册' }],
  },
  'Mutation.resumeCompany': {
    access: 'platform:company:edit',
    selection: '{ id companyName state users }',
    examples: () => [{ id: newId() }],
  },
  'Query.companySettings': {
    access: 'signed-in',
    selection:
      '{ payeeCheck fourEyes fourEyesPayment payDocCheck preDated refuseExpiredTrucks dayStart nightStart fourEyesOffBy fourEyesOffTime fourEyesPaymentWanted fourEyesPaymentWantedBy fourEyesPaymentWantedTime version updateBy allowedActions history { label before after createBy } }',
  },
  'Query.fourEyes': { access: 'signed-in', selection: '' },
  'Mutation.setFourEyes': {
    access: 'chain:company:setting',
    selection: '{ fourEyes version history { label before after createBy } }',
    examples: () => [{ enabled: false }],
  },
  'Mutation.updateCompanySettings': {
    access: 'sys:companysettings:edit',
    selection: '{ payeeCheck fourEyes fourEyesPayment payDocCheck preDated refuseExpiredTrucks }',
    examples: () => [{ input: { payeeCheck: true, version: 9 } }],
  },
}

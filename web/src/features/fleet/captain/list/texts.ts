import { captainLabels } from '../../../../gql/labels.generated'

/** The texts of captains. */
export const texts = {
  title: '车队长',
  what: '车队长',
  fields: captainLabels,
  mobileHint: '用它登录；改为他人的手机号后，原手机号不能再查看本公司的卡和结算',
  yes: '是',
  no: '否',
}

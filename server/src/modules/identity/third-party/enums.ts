import { describeEnum } from '../../../kernel/graphql.js'
import { providerNames } from '../../../platform/third-party/provider.js'

/** Whose accounts people come in with. */
export enum ThirdParty {
  OIDC = 'OIDC',
  WECOM = 'WECOM',
  DINGTALK = 'DINGTALK',
}
export const thirdPartyLabels = providerNames
describeEnum('ThirdParty', ThirdParty, '第三方平台', thirdPartyLabels)

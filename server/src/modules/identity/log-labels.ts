/** What the codes of the logs are called. */
export const logTypeLabels = { SUCCESS: '正常', FAILURE: '异常' } as const
export const serviceLabels = { WEB: '网页', GRAPHQL: 'GraphQL', REST: 'REST', JOB: '后台任务' } as const
export const loginMethodLabels = { CODE: '手机验证码', PASSWORD: '密码', THIRD_PARTY: '第三方账号' } as const
export const logKindLabels = { OPERATION: '操作日志', LOGIN: '登录日志' } as const

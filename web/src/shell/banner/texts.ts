/** What is told over the pages of a company that has not shown yet who it is. */
export const texts = {
  unauthenticated: '公司尚未完成企业认证，暂不能审核结算单和付款',
  authenticate: '去认证',
  close: '关闭提示',
} as const

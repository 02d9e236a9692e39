export const texts = {
  title: '土方通 GraphQL 调试台',
  token: '访问令牌',
  tokenPlaceholder: '粘贴 access_token，随请求以 Authorization: Bearer 发送',
  useSession: '使用当前登录',
  clear: '清除',
  hello: `# 土方通 GraphQL 接口
#
# 在上方填入访问令牌（或点击“使用当前登录”），然后按 Ctrl+Enter 执行。
# 供程序和分析人员使用的只读令牌在“个人信息 · 访问令牌”中新建：只能查询，不能执行 mutation；
# 也可用于 REST 的 GET 接口，请求头同为 Authorization: Bearer <令牌>。
# 左上角的文档按钮可以查看每个类型与字段的说明。

query Me {
  viewer {
    user {
      name
      mobile
    }
    company {
      companyAuthName
    }
    permissions
  }
}
`,
}

/** Settings that an operator makes when he builds the pages; by default the agreements shipped with the product. */
export const config = {
  privacyUrl: import.meta.env.VITE_PRIVACY_URL ?? '/agreement/privacy.html',
  serviceUrl: import.meta.env.VITE_SERVICE_URL ?? '/agreement/service.html',
  filingNumber: import.meta.env.VITE_FILING_NUMBER ?? '粤ICP备00000000号',
  filingUrl: 'https://beian.miit.gov.cn/',
}

/** An answer in the provider's error shape: `{status, errorCode, message, errorType}`. */
export class ProviderError extends Error {
  readonly status: number
  readonly errorCode: string
  readonly errorType: 'validation' | 'security' | 'internal' | 'configuration'

  constructor(
    status: number,
    errorCode: string,
    message: string,
    errorType: 'validation' | 'security' | 'internal' | 'configuration' = 'validation',
  ) {
    super(message)
    this.status = status
    this.errorCode = errorCode
    this.errorType = errorType
  }

  toBody(): { status: number; errorCode: string; message: string; errorType: string } {
    return { status: this.status, errorCode: this.errorCode, message: this.message, errorType: this.errorType }
  }
}

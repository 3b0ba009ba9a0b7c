/*
 * Loads an OpenTelemetry SDK into a process of the shop, which then sends its traces:
 *
 *   npm install --no-save @opentelemetry/sdk-node@0.301 @opentelemetry/exporter-trace-otlp-http@0.301
 *   node --import ./deploy/otel/register.mjs src/app/server-main.ts
 *
 * The shop works without: it uses the API alone. Where to send is said by the standard variables, such as
 * OTEL_EXPORTER_OTLP_ENDPOINT and OTEL_SERVICE_NAME. One trace in twenty is recorded unless OTEL_TRACES_SAMPLER says otherwise.
 */
process.env.OTEL_SERVICE_NAME ??= 'konvehti'
process.env.OTEL_TRACES_SAMPLER ??= 'parentbased_traceidratio'
process.env.OTEL_TRACES_SAMPLER_ARG ??= '0.05'

const sdk = await import('@opentelemetry/sdk-node')
const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http')
const options = { traceExporter: new OTLPTraceExporter(), instrumentations: [] }
// The class was replaced by a function in a later version.
if ('NodeSDK' in sdk) new sdk.NodeSDK(options).start()
else sdk.startNodeSDK(options)

type Environment = Readonly<Record<string, string | undefined>>;

export interface TracedRequest {
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly attributes: Readonly<Record<string, string>>;
}

/** Traces of a process, which are sent to a collector. */
export interface Tracing {
  /** Runs `work` in a span that continues the trace of the request. @param work returns the status of the answer */
  readonly trace: (request: TracedRequest, work: () => Promise<number>) => Promise<void>;
  /** Sends what was not sent yet. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts OpenTelemetry if `OTEL_EXPORTER_OTLP_ENDPOINT` names a collector; its other standard variables apply too. Requests of this
 * process to other services get a `traceparent`. Without the variable nothing is loaded.
 * @param service the name of the service in traces, unless `OTEL_SERVICE_NAME` is set
 * @returns null without the variable
 */
export async function startTracing(service: string, environment: Environment = process.env): Promise<Tracing | null> {
  if (!environment['OTEL_EXPORTER_OTLP_ENDPOINT']) return null;
  const [api, sdk, exporter, core, resources, hooks, undici] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/core'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/context-async-hooks'),
    import('@opentelemetry/instrumentation-undici'),
  ]);
  const provider = new sdk.TracerProvider({
    resource: resources.resourceFromAttributes({ 'service.name': environment['OTEL_SERVICE_NAME'] ?? service }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter: new exporter.OTLPTraceExporter() })],
  });
  api.context.setGlobalContextManager(new hooks.AsyncLocalStorageContextManager());
  api.propagation.setGlobalPropagator(new core.W3CTraceContextPropagator());
  api.trace.setGlobalTracerProvider(provider);
  new undici.UndiciInstrumentation().setTracerProvider(provider);
  const tracer = provider.getTracer('@veralune/http');
  return {
    trace: async ({ name, headers, attributes }, work) => {
      const parent = api.propagation.extract(api.context.active(), headers);
      const span = tracer.startSpan(name, { kind: api.SpanKind.SERVER, attributes }, parent);
      try {
        const status = await api.context.with(api.trace.setSpan(parent, span), work);
        span.setAttribute('http.response.status_code', status);
        if (status >= 500) span.setStatus({ code: api.SpanStatusCode.ERROR });
      } finally {
        span.end();
      }
    },
    stop: () => provider.shutdown(),
  };
}

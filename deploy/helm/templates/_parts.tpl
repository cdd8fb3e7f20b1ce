{{- define "countersign.labels" -}}
app.kubernetes.io/name: countersign
app.kubernetes.io/instance: {{ .Release.Name }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ .Chart.Name }}-{{ .Chart.Version }}
{{- end }}

{{/* What a component's pods are selected by; takes a list of root and component. */}}
{{- define "countersign.selector" -}}
{{- $root := index . 0 -}}
app.kubernetes.io/name: countersign
app.kubernetes.io/instance: {{ $root.Release.Name }}
app.kubernetes.io/component: {{ index . 1 }}
{{- end }}

{{- define "countersign.image" -}}
{{- if .Values.image.digest -}}
{{ .Values.image.repository }}@{{ .Values.image.digest }}
{{- else -}}
{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}
{{- end -}}
{{- end }}

{{- define "countersign.env" -}}
- { name: HOST, value: 0.0.0.0 }
- { name: PORT, value: '3000' }
- { name: METRICS_PORT, value: {{ .Values.metricsPort | quote }} }
- { name: HEALTH_PORT, value: {{ .Values.healthPort | quote }} }
{{- range $name, $value := .Values.config }}
{{- if $value }}
- { name: {{ $name }}, value: {{ $value | quote }} }
{{- end }}
{{- end }}
{{- end }}

{{- define "countersign.pod" -}}
automountServiceAccountToken: false
securityContext:
  runAsNonRoot: true
  runAsUser: 1000
  runAsGroup: 1000
  fsGroup: 1000
  seccompProfile: {{ toJson .Values.seccompProfile }}
{{- with .Values.imagePullSecrets }}
imagePullSecrets: {{ toYaml . | nindent 2 }}
{{- end }}
{{- end }}

{{- define "countersign.container" -}}
image: {{ include "countersign.image" . | quote }}
imagePullPolicy: {{ .Values.image.pullPolicy }}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities: { drop: [ALL] }
volumeMounts:
  - { name: keys, mountPath: /keys, readOnly: true }
  - { name: data, mountPath: /var/lib/countersign }
  - { name: compiled, mountPath: /app/.cache/compile }
  - { name: tmp, mountPath: /tmp }
{{- end }}

{{- define "countersign.volumes" -}}
- name: keys
  secret: { secretName: {{ .Values.secrets.keys }}, defaultMode: 0440 }
- name: data
  emptyDir: {}
- name: compiled
  emptyDir: { sizeLimit: 256Mi }
- name: tmp
  emptyDir: { sizeLimit: 4Gi }
{{- end }}

{{/*
Answered while the event loop turns, whatever database and Temporal do. Half a minute without an answer is a hang;
the start has five minutes, in which PostgreSQL and Temporal come up.
*/}}
{{- define "countersign.health" -}}
startupProbe:
  httpGet: { path: /healthz, port: health }
  periodSeconds: 5
  timeoutSeconds: 5
  failureThreshold: 60
livenessProbe:
  httpGet: { path: /healthz, port: health }
  periodSeconds: 10
  timeoutSeconds: 10
  failureThreshold: 3
{{- end }}

{{/* Pods of one kind on machines and zones apart; takes a list of root and component. */}}
{{- define "countersign.spread" -}}
{{- $root := . -}}
{{- range $key := list "kubernetes.io/hostname" "topology.kubernetes.io/zone" }}
- maxSkew: 1
  topologyKey: {{ $key }}
  whenUnsatisfiable: ScheduleAnyway
  labelSelector:
    matchLabels: {{ include "countersign.selector" $root | nindent 6 }}
{{- end }}
{{- end }}

#!/usr/bin/env bash
# Deploys one app with the image of one version, and waits until it is ready. An older version is how to roll back.
#   deploy/kubernetes/deploy.sh be 1a2b3c4           the site of Belgium
#   deploy/kubernetes/deploy.sh api 1a2b3c4          the API, with PostgreSQL and Valkey
#   deploy/kubernetes/deploy.sh be 1a2b3c4 --print   prints the manifests
# REGISTRY is the registry of the images, for example registry.example/veralune.
set -euo pipefail

usage="usage: deploy.sh <app> <version> [--print]"
app="${1:?$usage}"
version="${2:?$usage}"
registry="${REGISTRY:-registry.example/veralune}"
here="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"

case "$app" in
  api) folder="$here/platform" deployment="api" ;;
  *) folder="$here/markets/$app" deployment="site-$app" ;;
esac
[ -d "$folder" ] || { echo "There is no app \"$app\"." >&2; exit 1; }

manifests() {
  kubectl kustomize "$folder" | sed "s#image: registry.example/veralune/$app:latest#image: $registry/$app:$version#"
}

if [ "${3:-}" = "--print" ]; then
  manifests
  exit
fi
manifests | kubectl apply --filename -
kubectl --namespace veralune rollout status "deployment/$deployment" --timeout 10m

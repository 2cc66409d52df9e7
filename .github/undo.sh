#!/usr/bin/env bash
# Takes back the latest change of the salon's folder, as a commit of its own; a second time brings the change back.
set -euo pipefail
folder=$1

fail() {
  echo "::error title=Le site du salon::$1 : rien n’a été changé."
  exit 1
}

latest=$(git log -1 --no-merges --format=%H -- "$folder")
subject=$(git log -1 --format=%s "$latest")
git rev-parse --quiet --verify "$latest^" > /dev/null || fail "Il n’y a aucun changement du contenu à annuler"
all=$(git diff --name-only "$latest^" "$latest")
own=$(git diff --name-only "$latest^" "$latest" -- "$folder")
[ "$all" = "$own" ] || fail "« $subject » touche aussi le code du site"
if ! git revert --no-commit "$latest"; then
  git reset --quiet --merge
  fail "« $subject » ne se laisse pas annuler sans toucher à autre chose"
fi
git commit --quiet --message "Annule « $subject »" --message "This reverts commit $latest."

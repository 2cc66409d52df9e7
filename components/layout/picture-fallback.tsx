/**
 * The script behind `data-fallback`: an `<img data-fallback="address">` whose file fails to load shows that address instead.
 *
 * Sources are emptied rather than removed, because the framework expects to find them when it starts. An image is judged by
 * what it shows, so one that gets its first address back is replaced again, and the fallback's own failure can't loop.
 */
export const pictureFallbackScript = `(function(){
function swap(i){
var f=i.getAttribute&&i.getAttribute('data-fallback');
if(!f||i.getAttribute('src')===f)return;
var p=i.parentNode;
if(p&&p.nodeName==='PICTURE')p.querySelectorAll('source').forEach(function(s){s.removeAttribute('srcset')});
i.removeAttribute('srcset');i.removeAttribute('sizes');i.setAttribute('src',f);
}
document.addEventListener('error',function(e){swap(e.target)},true);
document.querySelectorAll('img[data-fallback]').forEach(function(i){if(i.complete&&!i.naturalWidth&&i.currentSrc)swap(i)});
})()`;

/** Replaces pictures that fail to load, framework or not. Belongs at the end of the body, in the layout. */
export function PictureFallback() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the constant above.
  return <script dangerouslySetInnerHTML={{ __html: pictureFallbackScript }} />;
}
